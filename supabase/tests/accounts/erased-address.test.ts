import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../setup/database.ts';
import { placeOrderOfAnna, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

it('[BEY-28] receives no mail about a new tracking number or refund, and none is sent again', () =>
  database.trial(async ({ owner, as }) => {
    const order = await placeOrderOfAnna(as('service'));
    await settle(as('service'), order, { outcome: 'verified' });
    await as('anna').query('select public.delete_own_account()');
    await as('admin').query(`update public.orders set visual_status = 'Versendet' where id = $1`, [order.id]);
    await owner.query(`update public.email_outbox set status = 'sent', sent_at = now() where order_id = $1`, [
      order.id,
    ]);
    const later = new Date(Date.now() + 40 * 86_400_000).toISOString();
    await as('service').query('select public.erase_personal_data($1)', [later]);
    const mails = () =>
      owner.query<{ id: string }>('select id, recipient, status from public.email_outbox where order_id = $1', [
        order.id,
      ]);
    const before = await mails();

    await as('admin').query(`update public.orders set tracking_number = 'Sendung-2' where id = $1`, [order.id]);
    await settle(as('service'), order, { outcome: 'refunded' });
    expect(await mails()).toEqual(before);
    expect(await owner.value('select status from public.orders where id = $1', [order.id])).toBe('refunded');
    const failure = await as('admin').failure('select public.resend_mail($1)', [before[0]?.id]);
    expect(failure.message).toBe('unknown_mail');
  }));
