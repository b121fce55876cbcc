import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareLedgers } from '../../functions/reconcile-payments/compare-ledgers.ts';
import { paypalPayments } from '../../functions/reconcile-payments/paypal-payments.ts';
import { actors } from '../setup/actors.ts';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';
import { type PaymentUpdate, type PlacedOrder, placeOrder, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const totalCents = 4_980;

/** What happens to a payment at PayPal. `share`: percent of what is left of it. */
interface Move {
  kind: 'refund' | 'reversal' | 'dispute won' | 'dispute lost' | 'dispute open';
  share: number;
}

/** What happens to an order: one payment, or two of the same invoice. */
interface Plan {
  payments: readonly (readonly Move[])[];
  /** Decide the order of the events and which of them are sent twice. */
  places: readonly number[];
  /** Percent of the rest that an admin refunds at the end. */
  refundedByShop: number;
}

type PayPalTransaction = Parameters<typeof paypalPayments>[0][number];
type Event = (trial: Trial, order: PlacedOrder) => Promise<boolean>;

const move = fc.record<Move>({
  kind: fc.constantFrom('refund', 'reversal', 'dispute won', 'dispute lost', 'dispute open'),
  share: fc.integer({ min: 1, max: 100 }),
});
const plan = fc.record<Plan>({
  payments: fc.array(fc.array(move, { maxLength: 4 }), { minLength: 1, maxLength: 2 }),
  places: fc.array(fc.nat(999), { minLength: 30, maxLength: 30 }),
  refundedByShop: fc.integer({ min: 0, max: 100 }),
});

function transaction(id: string, code: string, cents: number, payment?: string): PayPalTransaction {
  return {
    transaction_id: id,
    transaction_event_code: code,
    transaction_initiation_date: new Date().toISOString(),
    transaction_amount: { currency_code: 'EUR', value: (cents / 100).toFixed(2) },
    transaction_status: 'S',
    ...(payment !== undefined && { paypal_reference_id: payment }),
  };
}

const settled =
  (news: PaymentUpdate): Event =>
  async ({ as }, order) => {
    await settle(as('service'), order, news);
    return true;
  };

const disputed =
  (paymentId: string, id: string, cents: number, state: string, second: number, returnedCents = 0): Event =>
  async ({ as }) => {
    const at = new Date(Date.UTC(2026, 10, 1, 0, 0, second)).toISOString();
    return (
      (await as('service').value(`select public.record_dispute($1, $2, $3, 'EUR', 'OTHER', $4, null, $5, $6)`, [
        id,
        paymentId,
        cents,
        state,
        at,
        returnedCents,
      ])) === true
    );
  };

/** Carries out the moves of a payment at PayPal. Returns its transactions and the events about them. */
function happenAtPayPal(paymentId: string, moves: readonly Move[]) {
  const transactions = [transaction(paymentId, 'T0006', totalCents)];
  const events: Event[] = [settled({ outcome: 'captured', paymentId }), settled({ outcome: 'verified', paymentId })];
  let left = totalCents;
  let refunded = 0;
  for (const [place, { kind, share }] of moves.entries()) {
    const cents = Math.ceil((left * share) / 100);
    if (cents === 0) break;
    const id = `${paymentId}-${place}`;
    left -= cents;
    if (kind === 'refund') {
      refunded += cents;
      transactions.push(transaction(id, 'T1107', -cents, paymentId));
      events.push(settled({ outcome: 'refunded', paymentId, amountCents: refunded }));
      continue;
    }
    transactions.push(transaction(id, 'T1106', -cents, paymentId));
    events.push(settled({ outcome: 'reversed', paymentId, amountCents: cents, details: { eventKey: id } }));
    if (kind === 'reversal') continue;
    events.push(disputed(paymentId, `D-${id}`, cents, 'open', 1));
    if (kind === 'dispute lost') events.push(disputed(paymentId, `D-${id}`, cents, 'lost', 2));
    if (kind === 'dispute won') {
      left += cents;
      transactions.push(transaction(`${id}-B`, 'T1202', cents, paymentId));
      events.push(disputed(paymentId, `D-${id}`, cents, 'won', 2, cents));
    }
  }
  return { transactions, events };
}

/** Refunds a share of what is left through the shop. Returns PayPal's transactions. */
async function refundByShop({ as }: Trial, order: PlacedOrder, percent: number): Promise<PayPalTransaction[]> {
  const [found] = await as('service').query<{ refundable: number; refunded: number }>(
    `select (o ->> 'refundableCents')::int as refundable, (o ->> 'refundedCents')::int as refunded
     from public.refundable_order($1) as o`,
    [order.id],
  );
  const cents = Math.floor(((found?.refundable ?? 0) * percent) / 100);
  if (cents === 0) return [];
  const command = [crypto.randomUUID(), order.id, cents, found?.refunded, actors.admin.userId];
  const request = `select id, payment_id, amount_cents from public.request_refund($1, $2, $3, $4, '', $5)`;
  const refunds = await as('service').query<{ id: string; payment_id: string; amount_cents: number }>(request, command);
  expect(await as('service').query(request, command)).toEqual(refunds);
  for (const { id } of [...refunds, ...refunds]) {
    await as('service').query('select public.finish_refund($1, $2)', [id, id]);
  }
  return refunds.map((refund) => transaction(refund.id, 'T1107', -refund.amount_cents, refund.payment_id));
}

it('[REF-6] List, dashboard, ledger, invoices and PayPal agree to the cent after any events in any order', async () => {
  await fc.assert(
    fc.asyncProperty(plan, ({ payments, places, refundedByShop }) =>
      database.trial(async (trial) => {
        const { as } = trial;
        const today = '(now() at time zone $$Europe/Berlin$$)::date';
        const revenue = async () =>
          Number(
            await as('admin').value(`select public.dashboard_figures(${today}, ${today}) #>> '{days,0,revenueCents}'`),
          );
        const before = await revenue();
        const order = await placeOrder(as('service'), { key: crypto.randomUUID() });
        const ids = payments.map((_, place) => `PAY-${place}`);
        const happened = payments.map((moves, place) => happenAtPayPal(`PAY-${place}`, moves));

        // Every third event is sent twice. What PayPal has to send again comes at the end.
        const events = happened.flatMap((payment) => payment.events);
        const sent = [...events, ...events.filter((_, place) => place % 3 === 0)];
        const shuffled = sent
          .map((event, place) => ({ event, key: places[place % places.length] ?? 0 }))
          .sort((one, other) => one.key - other.key);
        const again: Event[] = [];
        for (const { event } of shuffled) if (!(await event(trial, order))) again.push(event);
        for (const event of again) expect(await event(trial, order)).toBe(true);
        const byShop = await refundByShop(trial, order, refundedByShop);

        const atPayPal = paypalPayments([...happened.flatMap(({ transactions }) => transactions), ...byShop]);
        const ledger = (await as('service').value('select public.ledger_entries(now(), now(), $1)', [
          ids,
        ])) as Parameters<typeof compareLedgers>[0];
        expect(compareLedgers(ledger, atPayPal)).toMatchObject({ rows: [], differenceCents: 0 });

        const [listed] = await as('admin').query<{ net: number; status: string; refunded: number; reversed: number }>(
          `select net_cents as net, status, refunded_cents as refunded, reversed_cents as reversed
           from public.order_overview where id = $1`,
          [order.id],
        );
        // A second payment is reviewed first, and belongs to no sum of the shop until then.
        const reviewed = await as('admin').query<{ payment_id: string }>(
          `select payment_id from public.payments where order_id = $1 and status = 'review'`,
          [order.id],
        );
        const counted = atPayPal.filter(({ paymentId }) => !reviewed.some((row) => row.payment_id === paymentId));
        const net = counted.reduce((sum, { netCents }) => sum + netCents, 0);
        expect(listed?.net).toBe(net);
        expect(net).toBeGreaterThanOrEqual(0);
        if (payments.length === 1) expect(totalCents - (listed?.refunded ?? 0) - (listed?.reversed ?? 0)).toBe(net);
        const documents = await as('admin').query<{ kind: string; amount: number; vat: number }>(
          'select kind, amount_cents as amount, vat_cents as vat from public.order_documents where order_id = $1',
          [order.id],
        );
        const invoice = documents.find(({ kind }) => kind === 'invoice');
        const corrections = documents.filter(({ kind }) => kind !== 'invoice');
        const corrected = corrections.reduce((sum, { amount }) => sum + amount, 0);
        if (payments.length === 1) expect(corrected).toBe(invoice ? listed?.refunded : 0);
        if (corrected === totalCents) expect(corrections.reduce((sum, { vat }) => sum + vat, 0)).toBe(invoice?.vat);
        if (listed?.status !== 'processing') expect((await revenue()) - before).toBe(net);
      }),
    ),
    { numRuns: 200 },
  );
}, 300_000);
