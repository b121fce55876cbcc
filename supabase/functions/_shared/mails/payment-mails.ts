import { formatCents } from 'configurator-core';
import * as z from 'zod/mini';
import { type MailBlock, writeMail } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';
import type { OrderInMail } from './order-in-mail.ts';

const paymentSchema = z.object({
  paymentId: z._default(z.string(), ''),
  reason: z._default(z.nullable(z.string()), null),
});

/** Notifies the shop of a payment that does not match its order. */
export function reviewBlocks({ order_id, total_cents }: OrderInMail, payload: unknown): MailBlock[] {
  const { paymentId, reason } = paymentSchema.parse(payload);
  return [
    { kind: 'text', text: 'Eine Zahlung ist eingegangen, die nicht zu ihrer Bestellung passt.' },
    {
      kind: 'facts',
      rows: [
        ['Bestellnummer', order_id],
        ['Zahlung', paymentId],
        ['Grund', reason ?? 'unbekannt'],
        ['Erwartet', formatCents(total_cents)],
      ],
    },
  ];
}

/** Notifies the shop of a payment reversed by the buyer's bank. */
export function reversedBlocks({ order_id, total_cents }: OrderInMail, payload: unknown): MailBlock[] {
  return [
    {
      kind: 'text',
      text: 'Eine Zahlung wurde zurückgebucht. Bitte halten Sie die Bestellung an und prüfen Sie den Vorgang bei PayPal.',
    },
    {
      kind: 'facts',
      rows: [
        ['Bestellnummer', order_id],
        ['Zahlung', paymentSchema.parse(payload).paymentId],
        ['Betrag', formatCents(total_cents)],
      ],
    },
  ];
}

/** Notifies the shop of a payment without an order. */
export function unmatchedPaymentMail(recipient: string, payload: unknown): Mail {
  const { paymentId } = paymentSchema.parse(payload);
  return writeMail(recipient, `Zahlung ohne Bestellung: ${paymentId}`, [
    { kind: 'text', text: `Zu der Zahlung ${paymentId} gibt es keine Bestellung. Bitte prüfen Sie sie bei PayPal.` },
  ]);
}
