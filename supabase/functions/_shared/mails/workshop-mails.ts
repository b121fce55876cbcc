import * as z from 'zod/mini';
import { trackingUrl } from '../../../contracts/index.ts';
import type { MailBlock } from './mail-layout.ts';
import type { OrderInMail } from './order-in-mail.ts';

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

/** Notifies the customer that the order is cancelled, and of the refund. */
export function cancelledBlocks({ order_id, status }: OrderInMail): MailBlock[] {
  const money = {
    // By a refund of the shop, or a chargeback of the buyer's bank.
    refunded: 'Ihre Zahlung ist bereits an Sie zurückgegangen.',
    pending: 'Sie haben noch nichts bezahlt und müssen nichts weiter tun.',
    failed: 'Sie haben nichts bezahlt und müssen nichts weiter tun.',
    processing: 'Was Sie bezahlt haben, erstatten wir Ihnen über PayPal.',
    completed: 'Was Sie bezahlt haben, erstatten wir Ihnen über PayPal.',
  }[status];
  return [{ kind: 'text', text: `wir haben Ihre Bestellung ${order_id} storniert. ${money}` }];
}
