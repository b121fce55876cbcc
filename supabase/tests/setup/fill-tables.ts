import { articleId } from '../../seed/ids.ts';
import { actors, sessionIdOf } from './actors.ts';
import type { Trial } from './database.ts';
import { placeOrder, placeOrderOfAnna, settle } from './example-orders.ts';

/** Fills every table with at least one row. If rows have owners: one of Anna, one of another user. */
export async function fillTables({ owner, as }: Trial): Promise<void> {
  const service = as('service');
  const ofAnna = await placeOrderOfAnna(service);
  await settle(service, ofAnna, { outcome: 'verified' });
  const ofGuest = await placeOrder(service, { tokenHash: 'a'.repeat(64) });
  await settle(service, ofGuest, { outcome: 'captured', paymentId: 'PAY-2' });
  const ofBen = await placeOrder(service, { key: crypto.randomUUID(), userId: actors.ben.userId });
  await settle(service, ofBen, { outcome: 'captured', paymentId: 'PAY-3' });
  await addDeactivatedCustomer({ owner, as });
  await service.query(`select public.record_webhook_event('event-1', 'PAYMENT.CAPTURE.COMPLETED', '{}')`);
  await as('visitor').query('select public.submit_contact_request($1)', [
    { type: 'contact', name: 'A', email: 'a@example.de', subject: 'S', message: 'M', privacyAccepted: true },
  ]);
  await as('visitor').query('select public.submit_withdrawal($1)', [
    { name: 'A', orderNumber: 'PM-2026-000000', email: 'a@example.de' },
  ]);
  await as('admin').query(`update public.orders set visual_status = 'In Bearbeitung' where id = $1`, [ofAnna.id]);
  await as('admin').query(`insert into public.order_notes (order_id, text) values ($1, 'Stoff fehlt')`, [ofAnna.id]);
  await service.query(`select public.request_refund(gen_random_uuid(), $1, 100, 0, '', $2)`, [
    ofAnna.id,
    actors.admin.userId,
  ]);
  await settle(service, ofAnna, { outcome: 'reversed', amountCents: 1 });
  await service.query(
    `select public.record_dispute('PP-D-1', 'PAY-1', 1, 'EUR', 'UNAUTHORISED', 'open', null, now(), 0)`,
  );
  const cancelled = await placeOrder(service, { key: crypto.randomUUID(), userId: actors.anna.userId });
  await service.query(
    `select public.cancel_order(gen_random_uuid(), $1, 0, 'Irrtum', 'none', null, null, true, false, $2)`,
    [cancelled.id, actors.admin.userId],
  );
  await service.query('insert into public.order_checks (order_id, asked_at) values ($1, now())', [ofAnna.id]);
  await service.query(`select public.count_attempt('login', $1, '[]', '1 hour', now())`, [['b'.repeat(64)]]);
  await as('visitor').query(
    `select public.count_configurator_visit('built-in:dog-coat', 1, '{dog-measurements}', true)`,
  );
  await as('admin').query('select public.delete_article($1)', [articleId(13)]);
  await as('admin').query(`select public.hold_form_template(id, gen_random_uuid(), 'hold') from public.form_templates`);
  await as('admin').query(`select public.save_template_draft(id, '{"sections": []}', 1) from public.form_templates`);
  await as('admin').query(
    `select public.add_template_comment(id, '{"part_kind": "field", "part_id": "1", "text": "?"}') from public.form_templates`,
  );
  await owner.query(
    `insert into public.order_documents (order_id, kind, number, amount_cents, vat_cents)
     select id, 'invoice', 'RE-' || order_id, total_cents, 0 from public.orders where user_id = any ($1)
     on conflict do nothing`,
    [[actors.ben.userId, actors.deactivated.userId]],
  );
  await owner.query(`insert into public.file_removals (file_url) values ('/old.webp')`);
  for (const { userId } of [actors.anna, actors.ben, actors.deactivated]) {
    await owner.query(
      `with file as (
         insert into public.order_files (user_id, name, media_type, bytes, stored_at)
         values ($1, 'Bello.webp', 'image/webp', 1, now()) returning id
       )
       insert into public.order_item_files (order_item_id, file_id)
       select i.id, file.id from file, public.order_items i join public.orders o on o.id = i.order_id where o.user_id = $1`,
      [userId],
    );
  }
  for (const { userId } of [actors.anna, actors.ben, actors.deactivated, actors.admin]) {
    await owner.query(
      `insert into public.delivery_addresses (user_id, label, street, postal_code, city) values ($1, 'Büro', 'Weg 1', '10115', 'Berlin')`,
      [userId],
    );
    await owner.query(`insert into public.dogs (user_id, name) values ($1, 'Bello')`, [userId]);
  }
  // A picture of a paused article, which must be hidden too.
  await owner.query(
    `insert into public.article_images (article_id, image_url) select id, '/paused.webp' from public.articles where is_paused`,
  );
  // A payment under review, for the view of mismatches.
  await owner.query(
    `insert into public.payments (payment_id, order_id, amount_cents, currency, captured_at, review_reason)
     select 'PAY-REVIEW-' || id, id, 1, 'EUR', now(), 'amount_differs' from public.orders where user_id is not null`,
  );
  await owner.query(`insert into storage.objects (bucket_id, name) select id, 'picture.webp' from storage.buckets`);
}

/** Adds a deactivated customer with an earlier order. */
async function addDeactivatedCustomer({ owner, as }: Trial): Promise<void> {
  const { userId } = actors.deactivated;
  await owner.query(`insert into auth.users (id, email) values ($1, 'dora@example.de')`, [userId]);
  await owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [sessionIdOf(userId), userId]);
  await owner.query(`insert into public.user_roles (user_id, role) values ($1, 'customer')`, [userId]);
  const order = await placeOrder(as('service'), { key: crypto.randomUUID(), userId });
  await settle(as('service'), order, { outcome: 'captured', paymentId: 'PAY-4' });
  await owner.query('update public.profiles set deactivated_at = now() where id = $1', [userId]);
}
