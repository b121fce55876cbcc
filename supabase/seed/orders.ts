import { articles } from './articles.ts';
import { articleId, derivedId, orderId, orderKey, userIds } from './ids.ts';
import { type OrderDraft, orderDrafts, type Recipient } from './order-drafts.ts';
import { priceLine } from './priced-line.ts';
import { ago, insert, Sql, type SqlValue } from './sql.ts';
import { type DemoUser, demoUsers } from './users.ts';

type SqlRow = Record<string, SqlValue>;

function recipientOf({ user, guest }: OrderDraft): Recipient {
  if (guest) return guest;
  const account: DemoUser = demoUsers[user ?? 'anna'];
  const { firstName, lastName, email, phone, street, city, postalCode, country } = account;
  return { firstName, lastName, email, phone, street, city, postalCode, country };
}

function itemRows(draft: OrderDraft, number: number): SqlRow[] {
  return draft.lines.map((line, position) => {
    const article = articles.find((candidate) => candidate.number === line.article);
    if (!article) throw new Error(`no article ${line.article}`);
    const priced = priceLine(article, line.choices);
    return {
      order_id: orderId(number),
      position,
      article_id: articleId(article.number),
      title: article.title,
      image_url: `/catalogue/${article.slug}.webp`,
      quantity: line.quantity ?? 1,
      base_price_cents: priced.basePriceCents,
      unit_price_cents: priced.unitPriceCents,
      price_lines: priced.priceLines,
      configurator_settings: priced.configuratorSettings,
      template_id: priced.templateId,
      template_version: priced.templateVersion,
      withdrawal_excluded: article.withdrawalExcluded ?? false,
      delivery_min_days: article.deliveryDays[0],
      delivery_max_days: article.deliveryDays[1],
    };
  });
}

function totalOf(items: readonly SqlRow[]): number {
  return items.reduce((sum, item) => sum + Number(item.unit_price_cents) * Number(item.quantity), 0);
}

const isPaid = ({ status }: OrderDraft): boolean => status === 'completed' || status === 'refunded';

function paymentRow(draft: OrderDraft, number: number, totalCents: number): SqlRow {
  const at = new Sql(`${ago(draft.age).text} + interval '2 minutes'`);
  return {
    payment_id: paymentId(number),
    order_id: orderId(number),
    amount_cents: totalCents - (draft.shortfallCents ?? 0),
    currency: 'EUR',
    captured_at: at,
    verified_at: isPaid(draft) ? at : null,
    refunded_cents: draft.status === 'refunded' ? totalCents : 0,
    review_reason: draft.shortfallCents ? 'amount_differs' : null,
    created_at: at,
  };
}

function refundRow({ age }: OrderDraft, number: number, totalCents: number): SqlRow {
  const at = new Sql(`${ago(age).text} + interval '2 days'`);
  return {
    id: refundId(number),
    group_id: refundId(number),
    order_id: orderId(number),
    payment_id: paymentId(number),
    amount_cents: totalCents,
    requested_by: userIds.admin,
    status: 'completed',
    created_at: at,
    completed_at: at,
    closed_at: at,
  };
}

/** An order with an invoice, or with the cancellation of it. */
interface Documented {
  draft: OrderDraft;
  /** Number of the order, counted from 1 */
  number: number;
  totalCents: number;
}

/** The invoices of paid orders, then the cancellations of refunded ones, numbered in one series. */
function documentRows(paid: readonly Documented[]): SqlRow[] {
  const refunded = paid.filter(({ draft }) => draft.status === 'refunded');
  const row = ({ draft, number, totalCents }: Documented, delay: string, changes: SqlRow): SqlRow => ({
    id: invoiceId(number),
    order_id: orderId(number),
    kind: 'invoice',
    corrects_id: null,
    refund_group: null,
    amount_cents: totalCents,
    vat_cents: new Sql(`private.vat_cents('{}', ${totalCents})`),
    issued_at: new Sql(`${ago(draft.age).text} + interval '${delay}'`),
    ...changes,
  });
  return [
    ...paid.map((order) => row(order, '3 minutes', {})),
    ...refunded.map((order) =>
      row(order, '2 days', {
        id: derivedId(`cancellation ${order.number}`),
        kind: 'cancellation',
        corrects_id: invoiceId(order.number),
        refund_group: refundId(order.number),
      }),
    ),
  ].map((document, place) => ({ ...document, number: documentNumber(place + 1) }));
}

const refundId = (number: number): string => derivedId(`refund ${number}`);
const invoiceId = (number: number): string => derivedId(`invoice ${number}`);
const documentNumber = (place: number): string => `RE-2026-${String(place).padStart(5, '0')}`;
const paymentId = (number: number): string => `PAYID-MUSTER${String(number).padStart(4, '0')}`;

function timelineRows(draft: OrderDraft, number: number): SqlRow[] {
  const entry = (delay: string, event: string, details: SqlValue, actorId: string | null = null): SqlRow => ({
    order_id: orderId(number),
    created_at: new Sql(`least(now(), ${ago(draft.age).text} + interval '${delay}')`),
    actor_id: actorId,
    event,
    details,
  });
  const rows: SqlRow[] = [];
  if (draft.status === 'failed') return [entry('1 day', 'status.changed', { from: 'pending', to: 'failed' })];
  if (draft.status === 'pending') return rows;
  rows.push(entry('2 minutes', 'payment.captured', { paymentId: paymentId(number), source: 'capture' }));
  rows.push(entry('2 minutes', 'status.changed', { from: 'pending', to: 'processing' }));
  if (isPaid(draft)) rows.push(entry('3 minutes', 'status.changed', { from: 'processing', to: 'completed' }));
  if (draft.status === 'refunded') rows.push(entry('2 days', 'status.changed', { from: 'completed', to: 'refunded' }));
  if (draft.visualStatus) {
    rows.push(entry('2 days', 'visual_status.changed', { from: 'Offen', to: draft.visualStatus }, userIds.admin));
  }
  return rows;
}

/** SQL that inserts past orders in various states, with their items, payments and timelines. */
export function ordersSql(): string {
  const numbered = orderDrafts.map((draft, place) => {
    const items = itemRows(draft, place + 1);
    return { draft, number: place + 1, items, totalCents: totalOf(items) };
  });
  const paid = numbered.filter(({ draft }) => isPaid(draft));
  const withMoney = numbered.filter(({ draft }) => isPaid(draft) || draft.status === 'processing');
  const documents = documentRows(paid);
  const orders = numbered.map(({ draft, number, totalCents }) => {
    const invoice = paid.findIndex((entry) => entry.number === number) + 1;
    return {
      id: orderId(number),
      order_id: draft.orderNumber,
      idempotency_key: orderKey(number),
      request_hash: 'seed',
      user_id: draft.user ? userIds[draft.user] : null,
      guest_info: draft.guest ? { ...draft.guest } : null,
      recipient: { ...recipientOf(draft) },
      payment_id: withMoney.some((entry) => entry.number === number) ? paymentId(number) : null,
      total_cents: totalCents,
      status: draft.status,
      visual_status: draft.visualStatus ?? 'Offen',
      tracking_number: draft.trackingNumber ?? null,
      tracking_carrier: draft.trackingNumber ? 'DHL' : null,
      production_stage: draft.productionStage ?? null,
      invoice_number: invoice > 0 ? documentNumber(invoice) : null,
      expires_at: new Sql(`${ago(draft.age).text} + interval '24 hours'`),
      created_at: ago(draft.age),
      updated_at: ago(draft.age),
    };
  });
  return [
    insert('public.orders', orders),
    insert(
      'public.order_items',
      numbered.flatMap(({ items }) => items),
    ),
    insert(
      'public.payments',
      withMoney.map(({ draft, number, totalCents }) => paymentRow(draft, number, totalCents)),
    ),
    insert(
      'public.refunds',
      paid.flatMap(({ draft, number, totalCents }) =>
        draft.status === 'refunded' ? [refundRow(draft, number, totalCents)] : [],
      ),
    ),
    insert('public.order_documents', documents),
    insert(
      'public.order_timeline',
      numbered.flatMap(({ draft, number }) => timelineRows(draft, number)),
    ),
    insert('public.invoice_counters', [{ year: 2026, last_number: documents.length }]),
  ].join('\n\n');
}
