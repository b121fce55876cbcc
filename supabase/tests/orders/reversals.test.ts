import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId } from '../../seed/ids.ts';
import { type Database, openDatabase, type Trial } from '../setup/database.ts';
import { type PaymentUpdate, type PlacedOrder, placeOrder, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

interface DisputeNews {
  state: string;
  at: string;
  amountCents?: number;
  currency?: string;
  returnedCents?: number;
}

/** News of PayPal about one payment. */
type News = PaymentUpdate | DisputeNews;

/** Places an order of 206 €. */
function placeOrderOf206(service: ReturnType<Trial['as']>): Promise<PlacedOrder> {
  return placeOrder(service, {
    key: crypto.randomUUID(),
    items: [{ articleId: articleId(13), quantity: 1, unitPriceCents: 20_600 }],
  });
}

/** Reports news like the webhook. Returns false if PayPal has to send it again. */
async function report({ as }: Trial, order: PlacedOrder, paymentId: string, news: News): Promise<boolean> {
  if ('outcome' in news) {
    const details = news.details && { ...news.details, eventKey: `${paymentId}-${news.details.eventKey}` };
    await settle(as('service'), order, { ...news, paymentId, ...(details && { details }) });
    return true;
  }
  const known = await as('service').value(
    `select public.record_dispute($1, $2, $3, $4, 'UNAUTHORISED', $5, '2026-12-10T12:00:00Z', $6, $7)`,
    [
      `${paymentId}-D`,
      paymentId,
      news.amountCents ?? 2_000,
      news.currency ?? 'EUR',
      news.state,
      news.at,
      news.returnedCents ?? 0,
    ],
  );
  return known === true;
}

/** Reports all news in this order. What PayPal has to send again comes at the end. */
async function reportAll(trial: Trial, order: PlacedOrder, paymentId: string, news: readonly News[]): Promise<void> {
  const open: News[] = [];
  for (const item of news) if (!(await report(trial, order, paymentId, item))) open.push(item);
  for (const item of open) expect(await report(trial, order, paymentId, item)).toBe(true);
}

async function stateOf({ owner, as }: Trial, { id }: PlacedOrder) {
  const [state] = await owner.query(
    `select o.status, v.payment_word, v.is_paid, v.net_cents, v.refunded_cents, v.reversed_cents, v.is_disputed,
      (select jsonb_agg(jsonb_build_object('status', p.status, 'reversed', p.reversed_cents, 'back', p.reinstated_cents,
        'review', p.review_reason)) from public.payments p where p.order_id = o.id) as payments,
      (select array_agg(d.state) from public.payment_disputes d join public.payments p using (payment_id)
        where p.order_id = o.id) as disputes,
      (select jsonb_object_agg(template, mails) from (
        select template, count(*) as mails from public.email_outbox
        -- A payment that is reversed before it is verified is never confirmed.
        where order_id = o.id and template <> 'payment_received' group by template
      ) as sent) as mails
     from public.orders o join public.order_overview v using (id) where o.id = $1`,
    [id],
  );
  const refundable = await as('service').value(`select public.refundable_order($1) ->> 'refundableCents'`, [id]);
  return { ...state, refundable: Number(refundable) };
}

async function revenueOf({ as }: Trial): Promise<number> {
  const today = '(now() at time zone $$Europe/Berlin$$)::date';
  return Number(
    await as('admin').value(`select public.dashboard_figures(${today}, ${today}) #>> '{days,0,revenueCents}'`),
  );
}

async function ledgerOf({ as }: Trial, paymentId: string): Promise<number> {
  return Number(
    await as('service').value(`select public.ledger_entries(now(), now(), array[$1]) #>> '{0,net_cents}'`, [paymentId]),
  );
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, place) =>
    permutations(items.filter((_, other) => other !== place)).map((rest) => [item, ...rest]),
  );
}

const reversal = (amountCents: number, eventKey = 'R1'): PaymentUpdate => ({
  outcome: 'reversed',
  amountCents,
  details: { eventKey },
});

describe('a reversal', () => {
  it('[REF-5] A reversal of 20 of 206 euros leaves 186 euros, counts once, and 206 euros once it is won back', () =>
    database.trial(async (trial) => {
      const before = await revenueOf(trial);
      const order = await placeOrderOf206(trial.as('service'));
      await report(trial, order, 'PAY-1', { outcome: 'verified' });
      for (const _ of [1, 2]) {
        await report(trial, order, 'PAY-1', reversal(2_000));
        expect(await stateOf(trial, order)).toMatchObject({
          status: 'completed',
          payment_word: 'partly_reversed',
          is_paid: true,
          net_cents: 18_600,
          refundable: 18_600,
          mails: { payment_reversed: 1 },
        });
        expect((await revenueOf(trial)) - before).toBe(18_600);
        expect(await ledgerOf(trial, 'PAY-1')).toBe(18_600);
      }
      await report(trial, order, 'PAY-1', { state: 'won', at: '2026-12-01T00:00:00Z', returnedCents: 2_000 });
      expect(await stateOf(trial, order)).toMatchObject({
        status: 'completed',
        payment_word: 'paid',
        net_cents: 20_600,
        refundable: 20_600,
        disputes: ['won'],
        mails: { dispute_won: 1 },
      });
      expect((await revenueOf(trial)) - before).toBe(20_600);
      expect(await ledgerOf(trial, 'PAY-1')).toBe(20_600);
    }));

  it('A reversal of one cent names one cent in its mail', () =>
    database.trial(async (trial) => {
      const order = await placeOrderOf206(trial.as('service'));
      await report(trial, order, 'PAY-1', { outcome: 'verified' });
      await report(trial, order, 'PAY-1', reversal(1));
      expect(
        await trial.owner.value(`select payload from public.email_outbox where template = 'payment_reversed'`),
      ).toEqual({ paymentId: 'PAY-1', amountCents: 1, currency: 'EUR' });
    }));

  it('Reversals after a partial refund, and a second one, add up until nothing is left', () =>
    database.trial(async (trial) => {
      const order = await placeOrderOf206(trial.as('service'));
      await report(trial, order, 'PAY-1', { outcome: 'verified' });
      await report(trial, order, 'PAY-1', { outcome: 'refunded', amountCents: 600 });
      await report(trial, order, 'PAY-1', reversal(5_000, 'R1'));
      await report(trial, order, 'PAY-1', reversal(5_000, 'R2'));
      expect(await stateOf(trial, order)).toMatchObject({ net_cents: 10_000, payment_word: 'partly_reversed' });
      await report(trial, order, 'PAY-1', reversal(10_000, 'R3'));
      expect(await stateOf(trial, order)).toMatchObject({
        status: 'refunded',
        net_cents: 0,
        refundable: 0,
        payment_word: 'reversed',
        payments: [{ status: 'reversed' }],
        mails: { payment_reversed: 3, order_refunded: 1 },
      });
    }));

  it.each<[string, News]>([
    ['a reversal', { ...reversal(2_000), currency: 'USD' }],
    ['a refund', { outcome: 'refunded', amountCents: 2_000, currency: 'USD' }],
    ['a dispute', { state: 'open', at: '2026-12-01T00:00:00Z', currency: 'USD' }],
    ['a won dispute', { state: 'won', at: '2026-12-01T00:00:00Z', currency: 'USD', returnedCents: 2_000 }],
  ])('[BEY-06] A reversal of %s in another currency is reviewed, and never counted as euros', (_what, news) =>
    database.trial(async (trial) => {
      const order = await placeOrderOf206(trial.as('service'));
      await report(trial, order, 'PAY-1', { outcome: 'verified' });
      await report(trial, order, 'PAY-1', news);
      expect(await stateOf(trial, order)).toMatchObject({
        payment_word: 'review',
        refunded_cents: 0,
        reversed_cents: 0,
        payments: [{ status: 'review', reversed: 0, back: 0, review: 'currency_differs' }],
        mails: { payment_review: 1 },
      });
      expect(await ledgerOf(trial, 'PAY-1')).toBe(20_600);
      const shown = `select details from public.order_timeline where order_id = $1 and details ->> 'amountCents' = '2000'`;
      expect(await trial.owner.query(shown, [order.id])).toEqual([]);
    }),
  );
});

describe('news of PayPal', () => {
  const verified: News = { outcome: 'verified' };
  const opened: News = { state: 'open', at: '2026-12-01T00:00:00Z' };

  it.each<[string, News[], Record<string, unknown>]>([
    [
      'won dispute',
      [
        verified,
        { outcome: 'refunded', amountCents: 600 },
        reversal(2_000),
        opened,
        { state: 'won', at: '2026-12-02T00:00:00Z', returnedCents: 2_000 },
      ],
      {
        status: 'completed',
        payment_word: 'partly_refunded',
        net_cents: 20_000,
        disputes: ['won'],
        is_disputed: false,
      },
    ],
    [
      'lost dispute',
      [verified, reversal(20_600), opened, { state: 'lost', at: '2026-12-02T00:00:00Z' }],
      { status: 'refunded', payment_word: 'reversed', net_cents: 0, disputes: ['lost'] },
    ],
    [
      'dispute without a decision',
      [{ outcome: 'captured' }, verified, reversal(2_000, 'R1'), reversal(3_000, 'R2'), opened],
      {
        status: 'completed',
        payment_word: 'partly_reversed',
        net_cents: 15_600,
        disputes: ['open'],
        is_disputed: true,
      },
    ],
  ])('[REF-6] News of a %s has one result in every order, also twice', (_what, news, result) =>
    database.trial(async (trial) => {
      const states = new Set<string>();
      let payment = 0;
      for (const sequence of permutations(news)) {
        payment += 1;
        const order = await placeOrderOf206(trial.as('service'));
        await reportAll(trial, order, `PAY-${payment}`, [...sequence, ...sequence]);
        const state = await stateOf(trial, order);
        expect(state).toMatchObject(result);
        states.add(JSON.stringify(state));
      }
      expect([...states]).toHaveLength(1);
    }),
  );

  it('[REF-6] News about a dispute never go back to an older state', () =>
    database.trial(async (trial) => {
      const order = await placeOrderOf206(trial.as('service'));
      await report(trial, order, 'PAY-1', verified);
      await report(trial, order, 'PAY-1', { state: 'lost', at: '2026-12-02T00:00:00Z' });
      await report(trial, order, 'PAY-1', opened);
      expect(await stateOf(trial, order)).toMatchObject({ disputes: ['lost'] });
    }));
});

describe('a lost dispute', () => {
  it.each(['waived', 'upheld'])('A lost dispute is decided once by an admin: the claim is %s', (claim) =>
    database.trial(async (trial) => {
      const order = await placeOrderOf206(trial.as('service'));
      await report(trial, order, 'PAY-1', { outcome: 'verified' });
      const findings = () =>
        trial.as('admin').query('select finding from public.payment_reconciliation where order_db_id = $1', [order.id]);
      const counted = () => trial.as('admin').value(`select (public.dashboard_counts() -> 'disputes')::integer`);
      const decide = `select public.decide_claim('PAY-1-D', $1)`;
      await report(trial, order, 'PAY-1', { state: 'open', at: '2026-12-01T00:00:00Z' });
      expect(await trial.as('admin').value(decide, [claim])).toBe(false);
      expect(await findings()).toEqual([{ finding: 'dispute_open' }]);
      await report(trial, order, 'PAY-1', { state: 'lost', at: '2026-12-02T00:00:00Z' });
      expect((await trial.as('admin').failure(decide, ['sold'])).message).toBe('invalid_request');
      expect((await trial.as('anna').failure(decide, [claim])).message).toBe('not_admin');
      expect(await findings()).toEqual([{ finding: 'dispute_lost' }]);
      expect(await counted()).toBe(1);
      expect(await trial.as('admin').value(decide, [claim])).toBe(true);
      expect(await findings()).toEqual([]);
      expect(await counted()).toBe(0);
      expect(await trial.as('admin').value(decide, [claim])).toBe(false);
      expect(
        await trial.owner.query(
          `select kind, amount_cents, claim_id from public.order_documents where order_id = $1 and kind <> 'invoice'`,
          [order.id],
        ),
      ).toEqual(claim === 'waived' ? [{ kind: 'correction', amount_cents: 2_000, claim_id: 'PAY-1-D' }] : []);
      const events = `select event from public.order_timeline where order_id = $1 and event like 'dispute.%' order by id`;
      expect(await trial.owner.query(events, [order.id])).toEqual([
        { event: 'dispute.open' },
        { event: 'dispute.lost' },
        { event: `dispute.claim_${claim}` },
      ]);
    }),
  );
});
