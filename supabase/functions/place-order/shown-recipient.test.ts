import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorReplySchema, type GuestInfo } from '../../contracts/index.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { demoUsers } from '../../seed/users.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await testBackend();
  token = await backend.signIn(demoUsers.ben.email);
});
afterAll(() => backend.close());

const { firstName, lastName, email, phone, street, city, postalCode, country } = demoUsers.ben;
/** The recipient in Ben's profile. */
const ben: GuestInfo = { firstName, lastName, email, phone, street, city, postalCode, country };

const benOrders = (shownRecipient?: GuestInfo | null) => anOrder({ guestInfo: null, shownRecipient });

async function changeProfile(changes: object): Promise<void> {
  await backend.deps.database.from('profiles').update(changes).eq('id', demoUsers.ben.id).throwOnError();
}

async function refused(order: unknown) {
  const { status, body } = await backend.call('place-order', order, token);
  return { status, code: errorReplySchema.parse(body).error.code };
}

async function storedOrders(idempotencyKey: string) {
  const orders = backend.deps.database.from('orders');
  return (await orders.select('recipient').eq('idempotency_key', idempotencyKey).throwOnError()).data;
}

describe('an order that names the recipient shown to a signed-in user', () => {
  beforeEach(() => changeProfile({ street, phone }));

  it.each(
    Object.entries({
      firstName: 'Bea',
      lastName: 'Anders',
      email: 'ben.alt@example.de',
      phone: '',
      street: 'Altweg 1',
      city: 'Wien',
      postalCode: '1010',
      country: 'Schweiz',
    }),
  )('An order is refused if its %s is %j, other than in the profile', async (field, text) => {
    const order = benOrders({ ...ben, [field]: text });
    expect(await refused(order)).toEqual({ status: 409, code: 'recipient_changed' });
    expect(await storedOrders(order.idempotencyKey)).toEqual([]);
  });

  it('The recipient is accepted regardless of the order of the fields and of surrounding spaces', async () => {
    const shown = Object.fromEntries(Object.entries(ben).toReversed()) as GuestInfo;
    const order = benOrders({ ...shown, street: ` ${street} ` });
    await backend.place(order, token);
    expect(await storedOrders(order.idempotencyKey)).toEqual([{ recipient: ben }]);
  });

  it('The recipient is accepted with the empty phone number of a profile without one', async () => {
    await changeProfile({ phone: null });
    const { phone: _, ...withoutPhone } = ben;
    for (const shown of [{ ...ben, phone: '' }, withoutPhone]) await backend.place(benOrders(Object(shown)), token);
    expect(await refused(benOrders(ben))).toMatchObject({ code: 'recipient_changed' });
  });

  it.each([undefined, null])('The recipient may be %s, as from an older version of the shop', async (none) => {
    await backend.place(benOrders(none), token);
  });

  it('[BEY-03] A repeated order stays the same order, even after a change of the profile', async () => {
    const order = benOrders(ben);
    const placed = await backend.place(order, token);
    expect(await backend.place(order, token)).toEqual(placed);
    await changeProfile({ street: 'Neuweg 2' });
    expect(await backend.place(order, token)).toEqual(placed);
    expect(await storedOrders(order.idempotencyKey)).toEqual([{ recipient: ben }]);
  });
});

it('The recipient shown to a signed-in user is ignored if a guest orders', async () => {
  const order = anOrder({ shownRecipient: ben });
  await backend.place(order);
  expect(await storedOrders(order.idempotencyKey)).toEqual([{ recipient: aGuest }]);
});
