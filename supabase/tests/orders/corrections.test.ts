import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, userIds } from '../../seed/ids.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';
import { type PlacedOrder, placeOrder, settle } from '../setup/example-orders.ts';

/** Splits tried. `PROPERTY_RUNS=10000` takes a minute on an idle machine. */
const splits = Number(process.env.PROPERTY_RUNS ?? 1_000);

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** A paid order of 206,00 €: two pieces and 6,00 € shipping. */
async function paidOrder(service: Session): Promise<PlacedOrder> {
  const order = await placeOrder(service, {
    items: [{ articleId: articleId(13), quantity: 2, unitPriceCents: 10_000 }],
    shippingCents: 600,
  });
  await settle(service, order, { outcome: 'verified' });
  return order;
}

/** An order whose price was raised to 256,00 € after its payment, with a second payment of the difference. */
async function raisedOrder(service: Session, owner: Session): Promise<PlacedOrder> {
  const order = await paidOrder(service);
  await settle(service, order, { outcome: 'verified', paymentId: 'PAY-2', amountCents: 5_000 });
  await owner.query(`select set_config('private.erasing', 'on', true)`);
  await owner.query('update public.orders set total_cents = 25600, shipping_cents = 5600 where id = $1', [order.id]);
  await owner.query('update public.order_documents set amount_cents = 25600, vat_cents = 4087 where order_id = $1', [
    order.id,
  ]);
  await owner.query(
    `update public.payments set review_reason = null, captured_at = now() + interval '1 minute' where payment_id = 'PAY-2'`,
  );
  await owner.query(`select set_config('private.erasing', '', true)`);
  return order;
}

interface RefundRequest {
  key?: string;
  cents: number;
  refunded: number;
  lines?: object | null;
}

/** Requests a refund and returns the ids of its parts, one for each payment. */
async function request(service: Session, order: PlacedOrder, asked: RefundRequest): Promise<string[]> {
  const rows = await service.query<{ id: string }>(
    `select id from public.request_refund($1, $2, $3, $4, 'Naht ausgebessert', $5, $6)`,
    [asked.key ?? crypto.randomUUID(), order.id, asked.cents, asked.refunded, userIds.admin, asked.lines ?? null],
  );
  return rows.map(({ id }) => id);
}

const finish = (service: Session, id: string, failure: string | null = null) =>
  service.query('select public.finish_refund($1, $2, null, $3)', [id, failure === null ? `RF-${id}` : null, failure]);

async function refund(service: Session, order: PlacedOrder, asked: RefundRequest): Promise<void> {
  for (const id of await request(service, order, asked)) await finish(service, id);
}

/** The documents of an order in the order of their numbers. */
const documentsOf = (session: Session, { id }: PlacedOrder) =>
  session.query<{ kind: string; number: string; amount_cents: number; vat_cents: number }>(
    'select kind, number, amount_cents, vat_cents from public.order_documents where order_id = $1 order by number',
    [id],
  );

const kindsAndAmounts = async (session: Session, order: PlacedOrder) =>
  (await documentsOf(session, order)).map(({ kind, amount_cents: cents }) => [kind, cents]);

describe('corrections of an invoice', () => {
  it('[REF-3] 206 € refunded in three parts are corrected by exactly 206,00 € and the VAT of the invoice', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      const order = await paidOrder(service);
      let refunded = 0;
      for (const cents of [2_000, 1, 18_599]) {
        await refund(service, order, { cents, refunded });
        refunded += cents;
      }
      const [invoice, ...corrections] = await documentsOf(owner, order);
      expect(invoice).toMatchObject({ kind: 'invoice', amount_cents: 20_600, vat_cents: 3_289 });
      expect(corrections.map(({ kind }) => kind)).toEqual(['correction', 'correction', 'correction']);
      expect(corrections.map(({ amount_cents: cents }) => cents)).toEqual([2_000, 1, 18_599]);
      expect(corrections.reduce((sum, { vat_cents: cents }) => sum + cents, 0)).toBe(3_289);
      const numbers = [invoice, ...corrections].map((document) => Number(document?.number.slice(-5)));
      expect(numbers).toEqual(numbers.map((_, index) => Number(numbers[0]) + index));
    }));

  it('[REF-3] Corrections of random splits add up to the amount and the VAT of their invoice', () =>
    database.trial(async ({ owner, as }) => {
      const orders: string[] = [];
      await owner.query(`select set_config('private.erasing', 'on', true)`);
      for (const shippingCents of [600, 1, 99, 1_234_567]) {
        for (const vatPercent of [19, 7, 8.1]) {
          const { id } = await placeOrder(as('service'), { key: crypto.randomUUID(), shippingCents });
          await owner.query(
            `update public.orders set invoice_number = 'RE-' || order_id,
               terms = jsonb_build_object('facts', jsonb_build_object('vatPercent', $2::numeric)) where id = $1`,
            [id, vatPercent],
          );
          orders.push(id);
        }
      }
      await owner.query(trySplits);
      await owner.query('select setseed(0.5)');
      expect(await owner.value('select pg_temp.try_splits($1, $2)', [orders, splits])).toEqual({ splits, wrong: [] });
    }));

  it('[REF-8] One refund over two payments of an order is one document, issued when the last part is answered', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      const order = await raisedOrder(service, owner);
      const parts = await request(service, order, { cents: 7_000, refunded: 0 });
      const rows = await owner.query<{ payment_id: string; amount_cents: number; group_id: string }>(
        'select payment_id, amount_cents, group_id from public.refunds where order_id = $1 order by payment_id desc',
        [order.id],
      );
      expect(rows).toMatchObject([
        { payment_id: 'PAY-2', amount_cents: 5_000 },
        { payment_id: 'PAY-1', amount_cents: 2_000 },
      ]);
      expect(new Set(rows.map(({ group_id }) => group_id)).size).toBe(1);
      await finish(service, parts[0] ?? '');
      expect(await kindsAndAmounts(owner, order)).toEqual([['invoice', 25_600]]);
      await finish(service, parts[1] ?? '');
      expect(await kindsAndAmounts(owner, order)).toEqual([
        ['invoice', 25_600],
        ['correction', 7_000],
      ]);
      const mails = await owner.query(
        `select payload from public.email_outbox where order_id = $1 and template = 'order_refunded'`,
        [order.id],
      );
      expect(mails).toMatchObject([{ payload: { refundCents: 7_000, refundedCents: 7_000 } }]);
      await refund(service, order, { cents: 18_600, refunded: 7_000 });
      expect((await kindsAndAmounts(owner, order)).at(-1)).toEqual(['correction', 18_600]);
    }));

  it('[REF-8] A part that PayPal refuses is left out of the document and its lines', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      const order = await raisedOrder(service, owner);
      const lines = { items: [{ position: 0, quantity: 1 }], shippingCents: 0 };
      const [first, second] = await request(service, order, { cents: 10_000, refunded: 0, lines });
      await finish(service, second ?? '');
      await finish(service, first ?? '', 'REFUND_FAILED');
      const [, correction] = await documentsOf(owner, order);
      expect(correction).toMatchObject({ kind: 'correction' });
      expect(
        await service.value('select public.issue_order_document($1, null, $2)', [order.id, correction?.number]),
      ).toMatchObject({ lines: null, reason: 'Naht ausgebessert', amountCents: correction?.amount_cents });
    }));

  it('[REF-9] An erased order gets no document again, neither its invoice nor a correction', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      const order = await paidOrder(service);
      await refund(service, order, { cents: 100, refunded: 0 });
      const [open] = await request(service, order, { cents: 200, refunded: 100 });
      await owner.query(`select private.erase_personal_data(now() + interval '10 years')`);
      const used = 'select sum(last_number)::integer from public.invoice_counters';
      const before = await owner.value(used);
      await finish(service, open ?? '');
      await settle(service, order, { outcome: 'refunded', amountCents: 20_600 });
      expect(await kindsAndAmounts(owner, order)).toEqual([
        ['invoice', 20_600],
        ['correction', 100],
      ]);
      expect(await owner.value(used)).toBe(before);
      for (const { kind, number } of await documentsOf(owner, order)) {
        expect(
          await service.value('select public.issue_order_document($1, $2, $3)', [order.id, kind, number]),
        ).toBeNull();
      }
      expect(await owner.value('select count(*)::integer from public.order_documents where content is not null')).toBe(
        0,
      );
    }));

  it('One group that returns everything cancels the invoice, even with two payments', () =>
    database.trial(async ({ owner, as }) => {
      const order = await paidOrder(as('service'));
      await refund(as('service'), order, { cents: 20_600, refunded: 0 });
      expect(await kindsAndAmounts(owner, order)).toEqual([
        ['invoice', 20_600],
        ['cancellation', 20_600],
      ]);
      const [, cancellation] = await documentsOf(owner, order);
      expect(cancellation).toMatchObject({ vat_cents: 3_289 });
    }));

  it('The correction of a refund made at PayPal is issued as well, once, with its mail', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      const order = await paidOrder(service);
      for (let time = 0; time < 2; time += 1) {
        await settle(service, order, { outcome: 'refunded', amountCents: 600, source: 'webhook' });
      }
      await settle(service, order, { outcome: 'refunded', amountCents: 1_000, source: 'webhook' });
      expect(await kindsAndAmounts(owner, order)).toEqual([
        ['invoice', 20_600],
        ['correction', 600],
        ['correction', 400],
      ]);
      const mails = `select count(*)::integer from public.email_outbox where order_id = $1 and template = 'order_refunded'`;
      expect(await owner.value(mails, [order.id])).toBe(2);
    }));

  it('A payment made twice goes back without a document, because the price stays the same', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      const order = await paidOrder(service);
      await settle(service, order, { outcome: 'captured', paymentId: 'PAY-2' });
      await refund(service, order, { cents: 20_600, refunded: 0 });
      expect(await kindsAndAmounts(owner, order)).toEqual([['invoice', 20_600]]);
      expect(
        await owner.query(`select payment_id, refunded_cents from public.payments where order_id = $1 order by 1`, [
          order.id,
        ]),
      ).toEqual([
        { payment_id: 'PAY-1', refunded_cents: 0 },
        { payment_id: 'PAY-2', refunded_cents: 20_600 },
      ]);
      await refund(service, order, { cents: 600, refunded: 20_600 });
      expect((await kindsAndAmounts(owner, order)).at(-1)).toEqual(['correction', 600]);
    }));

  it('The correction of a refund before the invoice exists follows the invoice', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      const order = await placeOrder(service);
      await settle(service, order, { outcome: 'captured' });
      await refund(service, order, { cents: 980, refunded: 0 });
      expect(await documentsOf(owner, order)).toEqual([]);
      await settle(service, order, { outcome: 'verified' });
      expect(await kindsAndAmounts(owner, order)).toEqual([
        ['invoice', 4_980],
        ['correction', 980],
      ]);
    }));

  it('A chargeback writes no document, a claim that is waived later does, once', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      const order = await paidOrder(service);
      await refund(service, order, { cents: 600, refunded: 0 });
      await settle(service, order, { outcome: 'reversed' });
      expect((await kindsAndAmounts(owner, order)).length).toBe(2);
      const giveUp = () => service.value(`select private.correct_invoice($1, 20000, null, 'PP-D-1')`, [order.id]);
      const number = await giveUp();
      expect(number).toMatch(/^RE-/);
      expect(await giveUp()).toBe(number);
      expect((await kindsAndAmounts(owner, order)).at(-1)).toEqual(['correction', 20_000]);
      const document = await service.value('select public.issue_order_document($1, null, $2)', [order.id, number]);
      expect(document).toMatchObject({ isClaim: true, lines: null });
    }));

  it('Corrections of a small business contain no VAT', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      await owner.query(`select set_config('private.erasing', 'on', true)`);
      await owner.query(`update public.orders set terms = '{"tax": "small-business"}' where id = $1`, [order.id]);
      await owner.query(`select set_config('private.erasing', '', true)`);
      await settle(as('service'), order, { outcome: 'verified' });
      await refund(as('service'), order, { cents: 980, refunded: 0 });
      expect((await documentsOf(owner, order)).map(({ vat_cents: cents }) => cents)).toEqual([0, 0]);
    }));
});

describe('the lines of a refund', () => {
  /** 1 × 1,00 €, 2 × 100,00 € and 6,00 € shipping. */
  async function orderOfTwoLines(service: Session): Promise<PlacedOrder> {
    const order = await placeOrder(service, {
      items: [
        { articleId: articleId(13), quantity: 1, unitPriceCents: 100 },
        { articleId: articleId(14), quantity: 2, unitPriceCents: 10_000 },
      ],
      shippingCents: 600,
    });
    await settle(service, order, { outcome: 'verified' });
    return order;
  }
  const piece = { items: [{ position: 0, quantity: 1 }], shippingCents: 0 };

  it('The lines of a refund are stated in its document', () =>
    database.trial(async ({ owner, as }) => {
      const order = await orderOfTwoLines(as('service'));
      const lines = { items: [{ position: 1, quantity: 1 }], shippingCents: 600 };
      await refund(as('service'), order, { cents: 10_600, refunded: 0, lines });
      const [, correction] = await documentsOf(owner, order);
      expect(
        await as('service').value('select public.issue_order_document($1, $2, $3)', [
          order.id,
          'correction',
          correction?.number,
        ]),
      ).toMatchObject({ lines, amountCents: 10_600 });
    }));

  it.each([
    ['do not add up', 99, piece],
    ['name a line twice', 200, { ...piece, items: [...piece.items, ...piece.items] }],
    ['name more pieces than were ordered', 200, { ...piece, items: [{ position: 0, quantity: 2 }] }],
    ['name an unknown line', 100, { ...piece, items: [{ position: 7, quantity: 1 }] }],
    [
      'take a piece back',
      9_900,
      {
        items: [
          { position: 0, quantity: -1 },
          { position: 1, quantity: 1 },
        ],
        shippingCents: 0,
      },
    ],
    ['contain more shipping than was charged', 601, { items: [], shippingCents: 601 }],
    ['take shipping back', 99, { ...piece, shippingCents: -1 }],
    ['have no items', 600, { shippingCents: 600 }],
    ['do not say how much of the shipping', 100, { items: piece.items }],
  ])('The lines of a refund are rejected if they %s', (_, cents, lines) =>
    database.trial(async ({ as }) => {
      const order = await orderOfTwoLines(as('service'));
      expect(
        await as('service').failure(`select * from public.request_refund($1, $2, $3, 0, '', $4, $5)`, [
          crypto.randomUUID(),
          order.id,
          cents,
          userIds.admin,
          lines,
        ]),
      ).toMatchObject({ message: 'invalid_request', detail: '{"field": "lines"}' });
    }),
  );

  it('The lines of a refund cannot be returned twice, unless PayPal refused the first refund', () =>
    database.trial(async ({ as }) => {
      const service = as('service');
      const order = await orderOfTwoLines(service);
      const [refused] = await request(service, order, { cents: 100, refunded: 0, lines: piece });
      await finish(service, refused ?? '', 'REFUND_FAILED');
      await refund(service, order, { cents: 100, refunded: 0, lines: piece });
      expect(
        await service.failure(`select * from public.request_refund($1, $2, 100, 100, '', $3, $4)`, [
          crypto.randomUUID(),
          order.id,
          userIds.admin,
          piece,
        ]),
      ).toMatchObject({ message: 'invalid_request' });
    }));
});

/** Splits random orders into refunds, and compares the documents of each split with its invoice. */
const trySplits = `
  create function pg_temp.try_splits(p_orders uuid[], p_count integer) returns jsonb language plpgsql as $$
  declare
    v_wrong text[] := '{}';
    v_order uuid;
    v_left integer;
    v_part integer;
    v_sums record;
  begin
    for v_split in 1..p_count loop
      v_order := p_orders[1 + floor(random() * cardinality(p_orders))];
      begin
        select total_cents into v_left from public.orders where id = v_order;
        while v_left > 0 loop
          v_part := case when random() < 0.2 then 1 when random() < 0.5 then v_left else ceil(random() * v_left) end;
          perform private.correct_invoice(v_order, v_part, gen_random_uuid(), null);
          v_left := v_left - v_part;
        end loop;
        select sum(amount_cents * case kind when 'invoice' then 1 else -1 end) as cents,
          sum(vat_cents * case kind when 'invoice' then 1 else -1 end) as vat,
          count(*) filter (where kind = 'cancellation') as cancellations, count(*) as documents
        into v_sums from public.order_documents where order_id = v_order;
        if (v_sums.cents, v_sums.vat, v_sums.cancellations = 1) is distinct from (0, 0, v_sums.documents = 2) then
          v_wrong := v_wrong || format('%s: %s', v_order, v_sums);
        end if;
        raise exception using errcode = 'PT999';
      exception when sqlstate 'PT999' then
        -- Undone, so that the next split finds the whole invoice.
        null;
      end;
    end loop;
    return jsonb_build_object('splits', p_count, 'wrong', to_jsonb(v_wrong));
  end;
  $$`;
