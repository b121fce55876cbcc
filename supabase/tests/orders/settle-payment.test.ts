import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';
import { type PaymentUpdate, placeOrder, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, place) =>
    permutations(items.filter((_, other) => other !== place)).map((rest) => [item, ...rest]),
  );
}

/** Returns the stored state after updates in this order. */
async function stateAfter({ owner, as }: Trial, news: readonly PaymentUpdate[]) {
  const order = await placeOrder(as('service'), { key: crypto.randomUUID() });
  for (const item of news) await settle(as('service'), order, item);
  const [state] = await owner.query(
    `select o.status, o.payment_id, o.invoice_number is not null as has_invoice,
      (select jsonb_agg(jsonb_build_object('status', p.status, 'refunded', p.refunded_cents) order by p.payment_id)
        from public.payments p where p.order_id = o.id) as payments,
      (select count(*) from public.email_outbox m where m.order_id = o.id and m.template = 'payment_received') as receipts
     from public.orders o where o.id = $1`,
    [order.id],
  );
  return state;
}

describe('settle_payment', () => {
  it('[SF-CHECK-46] A captured order is moved to processing', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      expect(await settle(as('service'), order, { outcome: 'captured' })).toMatchObject({
        status: 'processing',
        paymentStatus: 'captured',
        invoiceNumber: null,
      });
      expect(await owner.value('select payment_id from public.orders where id = $1', [order.id])).toBe('PAY-1');
    }));

  it('[SF-CHECK-49] [DATA-14] A verified order is completed, with an invoice number and one receipt', () =>
    database.trial(async ({ as, ...trial }) => {
      const state = await stateAfter({ as, ...trial }, [{ outcome: 'captured' }, { outcome: 'verified' }]);
      expect(state).toMatchObject({
        status: 'completed',
        has_invoice: true,
        receipts: 1,
        payments: [{ status: 'completed' }],
      });
    }));

  it('[BEY-05] A payment reaches the same state for every order and number of events', () =>
    database.trial(async (trial) => {
      const news: PaymentUpdate[] = [
        { outcome: 'captured', source: 'capture' },
        { outcome: 'verified', source: 'verification' },
        { outcome: 'verified', source: 'webhook' },
      ];
      let payment = 0;
      for (const order of permutations(news)) {
        payment += 1;
        const named = order.map((item) => ({ ...item, paymentId: `PAY-${payment}` }));
        expect(await stateAfter(trial, [...named, ...named])).toMatchObject({
          status: 'completed',
          payments: [{ status: 'completed', refunded: 0 }],
          receipts: 1,
        });
      }
    }));

  it('[BEY-05] A payment has the same result for refunds and refusals in any order', () =>
    database.trial(async (trial) => {
      const news: PaymentUpdate[] = [
        { outcome: 'pending' },
        { outcome: 'captured' },
        { outcome: 'verified' },
        { outcome: 'refunded', amountCents: 4980 },
      ];
      let payment = 100;
      for (const order of permutations(news)) {
        payment += 1;
        const state = await stateAfter(
          trial,
          order.map((item) => ({ ...item, paymentId: `PAY-${payment}` })),
        );
        expect(state).toMatchObject({ status: 'refunded', payments: [{ status: 'refunded', refunded: 4980 }] });
      }
    }));

  it.each([
    ['the amount is lower', { outcome: 'verified', amountCents: 4979 }],
    ['the amount is higher', { outcome: 'captured', amountCents: 4981 }],
    ['the currency differs', { outcome: 'verified', currency: 'USD' }],
    ['the function found something else', { outcome: 'mismatch', details: { reason: 'payee_differs' } }],
  ])('[BEY-06] A payment is put under review and the shop notified when %s', (_why, news) =>
    database.trial(async (trial) => {
      const state = await stateAfter(trial, [news]);
      expect(state).toMatchObject({ status: 'processing', has_invoice: false, payments: [{ status: 'review' }] });
      expect(
        await trial.owner.value(
          `select count(*) from public.email_outbox where template = 'payment_review' and recipient = 'shop'`,
        ),
      ).toBe(1);
    }),
  );

  it('[BEY-06] A mismatch is kept under review whether it is found before or after the verification', () =>
    database.trial(async (trial) => {
      const mismatch = { outcome: 'mismatch', paymentId: 'PAY-A' };
      const verified = { outcome: 'verified', paymentId: 'PAY-A' };
      const first = await stateAfter(trial, [mismatch, verified]);
      const second = await stateAfter(
        trial,
        [verified, mismatch].map((item) => ({ ...item, paymentId: 'PAY-B' })),
      );
      expect(first).toMatchObject({ status: 'processing', payments: [{ status: 'review' }] });
      expect(second).toMatchObject({ status: 'processing', payments: [{ status: 'review' }] });
    }));

  it('[SF-CHECK-52] A captured payment is never marked as failed', () =>
    database.trial(async (trial) => {
      const state = await stateAfter(trial, [{ outcome: 'captured' }, { outcome: 'declined' }]);
      expect(state).toMatchObject({ status: 'processing', payments: [{ status: 'review' }] });
    }));

  it('A declined payment can be retried', () =>
    database.trial(async (trial) => {
      const state = await stateAfter(trial, [
        { outcome: 'declined', paymentId: null },
        { outcome: 'declined', paymentId: 'PAY-1' },
        { outcome: 'captured', paymentId: 'PAY-2' },
        { outcome: 'verified', paymentId: 'PAY-2' },
      ]);
      expect(state).toMatchObject({ status: 'completed', payment_id: 'PAY-2' });
    }));

  it('A second payment of one order is put under review, and the first kept', () =>
    database.trial(async (trial) => {
      const state = await stateAfter(trial, [
        { outcome: 'verified', paymentId: 'PAY-1' },
        { outcome: 'captured', paymentId: 'PAY-2' },
      ]);
      expect(state).toMatchObject({
        status: 'completed',
        payment_id: 'PAY-1',
        payments: [{ status: 'completed' }, { status: 'review' }],
      });
    }));

  it('The refund of a second payment is no refund of the order, in any order of events', () =>
    database.trial(async ({ as, owner }) => {
      let payment = 200;
      const reports: PaymentUpdate[] = [{ outcome: 'captured' }, { outcome: 'refunded' }];
      for (const events of [...permutations(reports), [{ outcome: 'refunded' }]]) {
        payment += 2;
        const order = await placeOrder(as('service'), { key: crypto.randomUUID() });
        await settle(as('service'), order, { outcome: 'verified', paymentId: `PAY-${payment}` });
        for (const event of events) {
          await settle(as('service'), order, { ...event, paymentId: `PAY-${payment + 1}` });
        }
        expect(
          await owner.query('select status, is_paid, refunded_cents from public.order_overview where id = $1', [
            order.id,
          ]),
        ).toEqual([{ status: 'completed', is_paid: true, refunded_cents: 0 }]);
      }
    }));

  it('A second payment is kept under review if its first event is a partial refund', () =>
    database.trial(async (trial) => {
      const state = await stateAfter(trial, [
        { outcome: 'verified', paymentId: 'PAY-1' },
        { outcome: 'refunded', paymentId: 'PAY-2', amountCents: 1000 },
      ]);
      expect(state).toMatchObject({
        status: 'completed',
        payments: [
          { status: 'completed', refunded: 0 },
          { status: 'review', refunded: 1000 },
        ],
      });
    }));

  it('[BEY-13] A partly refunded order is kept completed, and the refund counted once', () =>
    database.trial(async (trial) => {
      const refund = { outcome: 'refunded', amountCents: 1000 };
      const state = await stateAfter(trial, [{ outcome: 'verified' }, refund, refund]);
      expect(state).toMatchObject({ status: 'completed', payments: [{ status: 'completed', refunded: 1000 }] });
    }));

  it('[BEY-12] Invoices are numbered without gaps, also when a settlement is undone', () =>
    database.trial(async (trial) => {
      const numbers: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        const order = await placeOrder(trial.as('service'), { key: crypto.randomUUID() });
        await trial
          .as('service')
          .failure(`select public.settle_payment($1, 'verified', 'PP', $2, $3, 'EUR', 'sweep', '{}'), 1 / 0`, [
            order.id,
            `PAY-${count}`,
            order.total_cents,
          ]);
        const { invoiceNumber } = await settle(trial.as('service'), order, {
          outcome: 'verified',
          paymentId: `PAY-${count}`,
        });
        numbers.push(invoiceNumber ?? '');
      }
      const first = Number(numbers[0]?.slice(-5));
      expect(numbers.map((number) => Number(number.slice(-5)))).toEqual([first, first + 1, first + 2]);
    }));
});
