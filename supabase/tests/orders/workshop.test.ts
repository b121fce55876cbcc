import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedOrderSchema, outgoingMailSchema, timelineEntrySchema } from '../../contracts/index.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';
import { placeOrder, placeOrderOfAnna, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

async function change(session: Session, orderId: string, revision: number | null, changes: object) {
  return changedOrderSchema.parse(
    await session.value('select public.change_order($1, $2, $3)', [orderId, revision, changes]),
  );
}

function refusal(session: Session, orderId: string, revision: number | null, changes: object) {
  return session.failure('select public.change_order($1, $2, $3)', [orderId, revision, changes]);
}

function mailsOf(owner: Session, orderId: string) {
  return owner.query(
    `select template, recipient, payload from public.email_outbox
     where order_id = $1 and template in ('order_shipped', 'order_cancelled') order by created_at, dedupe_key`,
    [orderId],
  );
}

describe('change_order', () => {
  it('An order moves through the production stages, and the stage is cleared when it leaves', () =>
    database.trial(async ({ as }) => {
      const { id } = await placeOrderOfAnna(as('service'));
      const admin = as('admin');
      expect(await change(admin, id, 0, { visualStatus: 'In Bearbeitung', productionStage: 'Zuschnitt' })).toEqual({
        id,
        revision: 1,
        visualStatus: 'In Bearbeitung',
        productionStage: 'Zuschnitt',
        trackingNumber: null,
        trackingCarrier: null,
      });
      expect(await change(admin, id, 1, { productionStage: 'Näherei' })).toMatchObject({ revision: 2 });
      expect(await change(admin, id, null, { visualStatus: 'Versendet' })).toMatchObject({ productionStage: null });
    }));

  it('[BEY-65] A conflicting change is refused, and the current state returned', () =>
    database.trial(async ({ owner, as }) => {
      const { id } = await placeOrderOfAnna(as('service'));
      await change(as('admin'), id, 0, { trackingNumber: '123' });
      expect(await refusal(as('admin'), id, 0, { trackingNumber: '456', note: 'Zu spät' })).toMatchObject({
        message: 'revision_conflict',
        detail: '{"revision": 1}',
      });
      expect(await owner.value('select tracking_number from public.orders where id = $1', [id])).toBe('123');
      expect(await owner.value('select count(*) from public.order_notes where order_id = $1', [id])).toBe(0);
    }));

  it.each([
    [{ visualStatus: 'Verloren' }],
    [{ visualStatus: null }],
    [{ trackingCarrier: 'Brieftaube' }],
    [{ productionStage: 'Zuschnitt' }],
    [{ note: '   ' }],
    [{ totalCents: 1 }],
  ])('The change %j is rejected and changes nothing', (changes) =>
    database.trial(async ({ owner, as }) => {
      const { id } = await placeOrderOfAnna(as('service'));
      expect(await refusal(as('admin'), id, null, { trackingNumber: '1', ...changes })).toMatchObject({
        message: 'invalid_request',
        code: 'PT400',
      });
      expect(await owner.value('select tracking_number from public.orders where id = $1', [id])).toBeNull();
    }),
  );

  it('A change of an order requires an admin', () =>
    database.trial(async ({ as }) => {
      const { id } = await placeOrderOfAnna(as('service'));
      for (const actor of ['visitor', 'anna', 'ben'] as const) {
        expect(await refusal(as(actor), id, null, { visualStatus: 'Storniert' })).toMatchObject({ code: '42501' });
      }
    }));

  it('[ADM-ORD-17] Signed notes of the shop are never shown to the customer', () =>
    database.trial(async ({ as }) => {
      const { id } = await placeOrderOfAnna(as('service'));
      await change(as('admin'), id, null, { note: ' Stoff nachbestellt ' });
      const read = 'select text from public.order_notes where order_id = $1';
      expect(await as('admin').query(read, [id])).toEqual([{ text: 'Stoff nachbestellt' }]);
      expect(await as('anna').query(read, [id])).toEqual([]);
      const forge = `insert into public.order_notes (order_id, author_id, text) values ($1, gen_random_uuid(), 'x') returning author_id`;
      expect(await as('admin').value(forge, [id])).toBe(await as('admin').value('select private.caller_id()'));
      expect(await as('service').failure('delete from public.order_notes')).toMatchObject({ message: 'append_only' });
    }));
});

describe('mails of the workshop', () => {
  it('The workshop mails notify the customer once of the shipping, and again with a new parcel number', () =>
    database.trial(async ({ owner, as }) => {
      const { id } = await placeOrderOfAnna(as('service'));
      const admin = as('admin');
      for (const status of ['Versendet', 'Offen', 'Versendet']) await change(admin, id, null, { visualStatus: status });
      await change(admin, id, null, { trackingNumber: '00340', trackingCarrier: 'DHL' });
      await change(admin, id, null, { note: 'abgeholt' });
      expect(await mailsOf(owner, id)).toEqual([
        {
          template: 'order_shipped',
          recipient: 'greta@example.de',
          payload: { trackingNumber: null, trackingCarrier: null },
        },
        {
          template: 'order_shipped',
          recipient: 'greta@example.de',
          payload: { trackingNumber: '00340', trackingCarrier: 'DHL' },
        },
      ]);
    }));

  it('[BEY-15] The workshop mails are also queued by a change of the table and removed if it is undone', () =>
    database.trial(async ({ owner, as }) => {
      const { id } = await placeOrderOfAnna(as('service'));
      const cancel = `update public.orders set visual_status = 'Storniert' where id = $1`;
      await as('admin').failure(`${cancel} returning 1 / 0`, [id]);
      expect(await mailsOf(owner, id)).toEqual([]);
      await as('admin').query(cancel, [id]);
      expect(await mailsOf(owner, id)).toMatchObject([{ template: 'order_cancelled' }]);
    }));
});

describe('the timeline', () => {
  const read = 'select * from public.get_order_timeline($1)';

  it('[BEY-10] The timeline shows admins all events with their author, the owner a part, and others nothing', () =>
    database.trial(async ({ as }) => {
      const order = await placeOrderOfAnna(as('service'));
      await settle(as('service'), order, { outcome: 'captured' });
      await change(as('admin'), order.id, null, { visualStatus: 'In Bearbeitung', note: 'eilig' });
      const all = (await as('admin').query(read, [order.id])).map((row) => timelineEntrySchema.parse(row));
      expect(all.map(({ event }) => event)).toEqual([
        'order.placed',
        'payment.captured',
        'status.changed',
        'visual_status.changed',
        'note.added',
      ]);
      expect(all.find(({ event }) => event === 'note.added')?.actor_name).toBe(
        await as('admin').value(
          `select first_name || ' ' || last_name from public.profiles where id = private.caller_id()`,
        ),
      );
      const own = (await as('anna').query(read, [order.id])).map((row) => timelineEntrySchema.parse(row));
      expect(own.map(({ event, details }) => [event, details])).toEqual([
        ['order.placed', { status: 'pending', totalCents: 4980 }],
        ['payment.captured', { amountCents: 4980 }],
        ['status.changed', { from: 'pending', to: 'processing' }],
        ['visual_status.changed', { from: 'Offen', to: 'In Bearbeitung' }],
      ]);
      expect(own.every(({ actor_name }) => actor_name === null)).toBe(true);
      expect(await as('ben').query(read, [order.id])).toEqual([]);
      expect(await as('visitor').failure(read, [order.id])).toMatchObject({ code: '42501' });
      const forGuests = 'select event from public.get_customer_timeline($1)';
      expect(await as('service').query(forGuests, [order.id])).toHaveLength(4);
      expect(await as('admin').failure(forGuests, [order.id])).toMatchObject({ code: '42501' });
    }));
});

describe('outgoing mails', () => {
  it('[BEY-15] Outgoing mails are listed for admins if failed and resent on request', () =>
    database.trial(async ({ owner, as }) => {
      const { id } = await placeOrder(as('service'));
      const mailOf = async () =>
        outgoingMailSchema.parse(
          (await as('admin').query('select * from public.outgoing_mails where order_db_id = $1 limit 1', [id]))[0],
        );
      const mail = await mailOf();
      expect(mail).toMatchObject({ template: 'order_received', status: 'queued', has_failed: false });
      for (let attempt = 0; attempt < 8; attempt += 1) {
        await owner.query('update public.email_outbox set next_attempt_at = now() where id = $1', [mail.id]);
        await as('service').query('select public.claim_outbox_mails(100)');
        await as('service').query('select public.finish_outbox_mail($1, $2)', [mail.id, 'Postfach unbekannt']);
      }
      expect(await mailOf()).toMatchObject({ status: 'dead', has_failed: true, last_error: 'Postfach unbekannt' });
      const resend = 'select public.resend_mail($1)';
      expect(await as('anna').failure(resend, [mail.id])).toMatchObject({ message: 'not_admin' });
      expect(await as('admin').value(resend, [mail.id])).toBe(mail.id);
      expect(await mailOf()).toMatchObject({ status: 'queued', attempts: 0 });
      await as('service').query('select public.finish_outbox_mail($1)', [mail.id]);
      expect(await as('admin').value(resend, [mail.id])).not.toBe(mail.id);
      expect(await owner.value('select count(*) from public.email_outbox where order_id = $1', [id])).toBe(2);
      expect(
        await owner.value(
          `select count(*) from public.order_timeline where order_id = $1 and event = 'mail.resent' and actor_id is not null`,
          [id],
        ),
      ).toBe(2);
      expect(await as('admin').failure(resend, [id])).toMatchObject({ message: 'unknown_mail', code: 'PT404' });
    }));
});
