import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIds } from '../../seed/ids.ts';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';
import { placeOrder } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const CLAIM = 'select public.claim_order($1, $2)';
const token = 'a'.repeat(64);
const address = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'Anna@Example.de',
  phone: '',
  street: 'Musterweg 5',
  city: 'Berlin',
  postalCode: '10115',
  country: 'Deutschland',
};

/** An order that Anna placed as a guest, with her own e-mail. */
function placeAsGuest(trial: Trial, email = address.email) {
  const tokenHash = createHash('sha256').update(token).digest('hex');
  return placeOrder(trial.as('service'), { recipient: { ...address, email }, tokenHash });
}

const orderOf = async ({ owner }: Trial, id: string) => {
  const [order] = await owner.query(
    'select user_id, guest_info, recipient, total_cents from public.orders where id = $1',
    [id],
  );
  return order;
};

describe('claiming a guest order', () => {
  it('[BEY-54] A claimed order is assigned to the account, by link and confirmed e-mail, with a timeline event', () =>
    database.trial(async (trial) => {
      const { id, order_id: orderId } = await placeAsGuest(trial);
      const before = await orderOf(trial, id);
      expect(await trial.as('anna').value(CLAIM, [orderId, token])).toBe(orderId);
      expect(await orderOf(trial, id)).toEqual({ ...before, user_id: userIds.anna, guest_info: null });
      expect(
        await trial.as('anna').query('select order_id from public.order_overview where id = $1', [id]),
      ).toHaveLength(1);
      expect(await trial.as('anna').value(CLAIM, [orderId, token])).toBe(orderId);
      const events = await trial.owner.query(
        "select actor_id from public.order_timeline where event = 'order.claimed'",
      );
      expect(events).toEqual([{ actor_id: userIds.anna }]);
    }));

  it.each([
    ['without the link', 'anna', async () => {}, 'b'.repeat(64)],
    ['with the e-mail of another account', 'ben', async () => {}, token],
    [
      'without a confirmed e-mail',
      'anna',
      ({ owner }: Trial) =>
        owner.query('update auth.users set email_confirmed_at = null where id = $1', [userIds.anna]),
      token,
    ],
    [
      'with an expired link',
      'anna',
      ({ owner }: Trial) => owner.query('update public.order_access_tokens set expires_at = now()'),
      token,
    ],
  ] as const)('A claim is rejected %s, always with the same error', (_, actor, prepare, sent) =>
    database.trial(async (trial) => {
      const { id, order_id: orderId } = await placeAsGuest(trial);
      await prepare(trial);
      expect(await trial.as(actor).failure(CLAIM, [orderId, sent])).toMatchObject({ message: 'order_not_found' });
      expect(await orderOf(trial, id)).toMatchObject({ user_id: null });
    }),
  );

  it('A claim leaves the rest of the order frozen', () =>
    database.trial(async (trial) => {
      const { id, order_id: orderId } = await placeAsGuest(trial);
      await trial.as('anna').value(CLAIM, [orderId, token]);
      await expect(trial.owner.query('update public.orders set total_cents = 1 where id = $1', [id])).rejects.toThrow(
        'order_frozen',
      );
      await expect(
        trial.owner.query('update public.orders set user_id = $2 where id = $1', [id, userIds.ben]),
      ).rejects.toThrow('order_frozen');
    }));
});
