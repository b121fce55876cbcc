import { formatCents } from 'configurator-core';
import * as z from 'zod/mini';
import type { OrderInMail } from '../orders/order-in-mail.ts';
import { type MailBlock, writeMail } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';

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

const movedSchema = z.object({
  paymentId: z._default(z.string(), ''),
  disputeId: z._default(z.string(), ''),
  amountCents: z._default(z.nullable(z.int()), null),
  returnedCents: z._default(z.int(), 0),
  currency: z._default(z.string(), 'EUR'),
});

/** Formats an amount of PayPal, which may be in any currency. A mail of an older version of the shop names none. */
function formatMoved(amountCents: number | null, currency: string): string {
  if (amountCents === null) return 'siehe PayPal';
  return currency === 'EUR'
    ? formatCents(amountCents)
    : `${formatCents(amountCents).replace(/(?<!\s)\s*€$/, '')} ${currency}`;
}

/** Notifies the shop of the part of a payment that was reversed by the buyer's bank or PayPal. */
export function reversedBlocks({ order_id, total_cents }: OrderInMail, payload: unknown): MailBlock[] {
  const { paymentId, amountCents, currency } = movedSchema.parse(payload);
  return [
    {
      kind: 'text',
      text: 'Eine Zahlung wurde zurückgebucht. Bitte halten Sie die Bestellung an und prüfen Sie den Vorgang bei PayPal.',
    },
    {
      kind: 'facts',
      rows: [
        ['Bestellnummer', order_id],
        ['Zahlung', paymentId],
        ['Zurückgebucht', formatMoved(amountCents, currency)],
        ['Bestellwert', formatCents(total_cents)],
      ],
    },
  ];
}

/** Notifies the shop of a dispute that was decided for it, or withdrawn by the buyer. */
export function disputeWonBlocks({ order_id }: OrderInMail, payload: unknown): MailBlock[] {
  const { paymentId, disputeId, amountCents, returnedCents, currency } = movedSchema.parse(payload);
  return [
    {
      kind: 'text',
      text:
        returnedCents > 0
          ? 'Ein Käuferschutzfall ist zu Ihren Gunsten beendet. PayPal hat das Geld zurückgegeben.'
          : 'Ein Käuferschutzfall ist zu Ihren Gunsten beendet. Das Geld bleibt bei Ihnen.',
    },
    {
      kind: 'facts',
      rows: [
        ['Bestellnummer', order_id],
        ['Zahlung', paymentId],
        ['Fall', disputeId],
        ['Betrag', formatMoved(returnedCents > 0 ? returnedCents : amountCents, currency)],
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
