import { afterAll, beforeAll, expect, it } from 'vitest';
import { actors } from '../setup/actors.ts';
import { type Database, openDatabase } from '../setup/database.ts';
import { placeOrder, placeOrderOfAnna, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

it('[BEY-28] An erased address receives no mail about a tracking number or refund, and none is sent again', () =>
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

it('[BEY-28] An erased address is not listed as undelivered after a bounced mail was erased', () =>
  database.trial(async ({ owner, as }) => {
    const failedMails = async () => Object(await as('admin').value('select public.dashboard_counts()')).failedMails;
    const before = await failedMails();
    const order = await placeOrder(as('service'), { key: crypto.randomUUID() });
    await owner.query(`update public.email_outbox set status = 'sent', sent_at = now() where order_id = $1`, [
      order.id,
    ]);
    const bounced = 'select count(public.note_mail_bounce(id, $2))::int from public.email_outbox where order_id = $1';
    expect(await as('service').value(bounced, [order.id, 'No such mailbox'])).toBeGreaterThan(0);
    expect(await failedMails()).toBeGreaterThan(before);
    await as('service').query(`update public.orders set status = 'failed' where id = $1`, [order.id]);
    const later = new Date(Date.now() + 91 * 86_400_000).toISOString();
    await as('service').query('select public.erase_personal_data($1)', [later]);
    expect(await failedMails()).toBe(before);
  }));

it('[BEY-28] An alarm is not raised about a mail that the deletion of the account cancelled', () =>
  database.trial(async ({ owner, as }) => {
    await as('service').query('select public.raise_alarms()');
    await owner.query(`update auth.users set encrypted_password = 'another hash' where id = $1`, [actors.anna.userId]);
    await as('anna').query('select public.delete_own_account()');
    expect(await owner.value(`select status from public.email_outbox where template = 'account_changed'`)).toBe('dead');
    expect(await as('service').value('select public.raise_alarms()')).toBe(0);
  }));

it('[BEY-28] A late bounce does not store an erased address again, and a mail being sent stays cancelled', () =>
  database.trial(async ({ owner, as }) => {
    const order = await placeOrder(as('service'), { key: crypto.randomUUID() });
    const mails = () =>
      owner.query<{ id: string }>(
        `select id, recipient, status, last_error from public.email_outbox
         where order_id = $1 and recipient <> 'shop' order by id`,
        [order.id],
      );
    await owner.query(
      `insert into public.email_outbox (template, recipient, order_id, dedupe_key)
       values ('order_received', 'greta@example.de', $1, gen_random_uuid()::text)`,
      [order.id],
    );
    const [sent, claimed] = await mails();
    await owner.query(`update public.email_outbox set status = 'sent', sent_at = now() where id = $1`, [sent?.id]);
    await owner.query(`update public.email_outbox set status = 'sending' where id = $1`, [claimed?.id]);
    await as('service').query(`update public.orders set status = 'failed' where id = $1`, [order.id]);
    const later = new Date(Date.now() + 91 * 86_400_000).toISOString();
    await as('service').query('select public.erase_personal_data($1)', [later]);
    const erased = await mails();

    const reason = 'No mailbox greta@example.de';
    expect(await as('service').value('select public.note_mail_bounce($1, $2)', [sent?.id, reason])).toBe(false);
    await as('service').query('select public.finish_outbox_mail($1, $2)', [claimed?.id, reason]);
    expect(await mails()).toEqual(erased);
    expect(erased).toMatchObject([
      { status: 'sent', last_error: null },
      { status: 'dead', last_error: null },
    ]);

    // The provider accepted the mail after all.
    await as('service').query('select public.finish_outbox_mail($1)', [claimed?.id]);
    expect(await mails()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  }));
