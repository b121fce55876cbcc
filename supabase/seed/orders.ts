import { articles } from './articles.ts';
import { articleId, orderId, orderKey, userIds } from './ids.ts';
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
  const numbered = orderDrafts.map((draft, place) => ({ draft, number: place + 1, items: itemRows(draft, place + 1) }));
  const paid = numbered.filter(({ draft }) => isPaid(draft));
  const withMoney = numbered.filter(({ draft }) => isPaid(draft) || draft.status === 'processing');
  const orders = numbered.map(({ draft, number, items }) => {
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
      total_cents: totalOf(items),
      status: draft.status,
      visual_status: draft.visualStatus ?? 'Offen',
      tracking_number: draft.trackingNumber ?? null,
      tracking_carrier: draft.trackingNumber ? 'DHL' : null,
      production_stage: draft.productionStage ?? null,
      invoice_number: invoice > 0 ? `RE-2026-${String(invoice).padStart(5, '0')}` : null,
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
      withMoney.map(({ draft, number, items }) => paymentRow(draft, number, totalOf(items))),
    ),
    insert(
      'public.order_timeline',
      numbered.flatMap(({ draft, number }) => timelineRows(draft, number)),
    ),
    insert('public.invoice_counters', [{ year: 2026, last_number: paid.length }]),
  ].join('\n\n');
}
