import { formatCents } from 'configurator-core';
import * as z from 'zod/mini';
import { trackingUrl } from '../../../contracts/index.ts';
import { readRows } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import type { OrderInMail } from '../orders/order-in-mail.ts';
import type { MailBlock } from './mail-layout.ts';

const parcelSchema = z.object({
  trackingNumber: z._default(z.nullable(z.string()), null),
  trackingCarrier: z._default(z.nullable(z.string()), null),
});

/** Notifies the customer that the parcel was shipped, with its tracking number if there is one. */
export function shippedBlocks({ order_id }: OrderInMail, payload: unknown): MailBlock[] {
  const { trackingNumber, trackingCarrier } = parcelSchema.parse(payload);
  const page = trackingUrl(trackingCarrier, trackingNumber);
  const rows: [string, string][] = [['Bestellnummer', order_id]];
  if (trackingCarrier !== null && trackingCarrier !== 'Andere') rows.push(['Versand mit', trackingCarrier]);
  if (trackingNumber !== null) rows.push(['Sendungsnummer', trackingNumber]);
  return [
    { kind: 'text', text: 'Ihre Bestellung ist fertig und auf dem Weg zu Ihnen.' },
    { kind: 'facts', rows },
    ...(page === null ? [] : ([{ kind: 'link', label: 'Sendung verfolgen', url: page }] as const)),
  ];
}

const cancellationSchema = z.object({
  decision: z._default(z.nullable(z.enum(['now', 'later'])), null),
  refundCents: z._default(z.int(), 0),
  /** Last day for the refund, `2026-12-12` */
  refundBy: z._default(z.string(), ''),
  /** The refunds of the cancellation */
  refundGroup: z._default(z.nullable(z.uuid()), null),
});

/** Notifies the customer that the order is cancelled, and of what happens to the money. */
export async function cancelledBlocks(deps: FunctionDeps, order: OrderInMail, payload: unknown): Promise<MailBlock[]> {
  const money = await moneySentence(deps, order, payload);
  const text = `wir haben Ihre Bestellung ${order.order_id} storniert.`;
  return [{ kind: 'text', text: money === null ? text : `${text} ${money}` }];
}

async function moneySentence(deps: FunctionDeps, { status }: OrderInMail, payload: unknown): Promise<string | null> {
  const { decision, refundCents, refundBy, refundGroup } = cancellationSchema.parse(payload);
  if (decision !== null) {
    const amount = formatCents(refundCents);
    return decision === 'now' && !(await hasFailed(deps, refundGroup))
      ? `Wir erstatten Ihnen jetzt ${amount} über PayPal.`
      : `Wir erstatten Ihnen ${amount} bis ${formatDay(refundBy)} über PayPal.`;
  }
  switch (status) {
    // By a refund of the shop, or a chargeback of the buyer's bank.
    case 'refunded':
      return 'Ihre Zahlung ist bereits an Sie zurückgegangen.';
    case 'pending':
      return 'Sie haben noch nichts bezahlt und müssen nichts weiter tun.';
    case 'failed':
      return 'Sie haben nichts bezahlt und müssen nichts weiter tun.';
    // Nothing was left to return, or the money arrived after this cancellation, which another mail reports.
    default:
      return null;
  }
}

/** Whether PayPal has refused a refund before the mail was sent. The order is an open case then. */
async function hasFailed({ database }: FunctionDeps, refundGroup: string | null): Promise<boolean> {
  if (refundGroup === null) return false;
  const failed = await readRows(
    database.from('refunds').select('id').eq('group_id', refundGroup).eq('status', 'failed'),
    z.array(z.object({ id: z.uuid() })),
  );
  return failed.length > 0;
}

function formatDay(day: string): string {
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
