import * as z from 'zod/mini';
import { writeMail } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';

const alarmSchema = z.object({
  what: z.enum([
    'order_not_settled',
    'refund_not_answered',
    'event_not_worked_off',
    'mail_not_sent',
    'paypal_not_answering',
  ]),
  subject: z.string(),
});

const words = {
  order_not_settled: 'Eine bezahlte Bestellung wird seit über einer Stunde nicht bestätigt.',
  refund_not_answered: 'PayPal hat eine Erstattung seit über einem Tag nicht bestätigt.',
  event_not_worked_off: 'Eine Meldung von PayPal ließ sich seit über einer Stunde nicht zuordnen.',
  mail_not_sent: 'Eine E-Mail ließ sich nicht zustellen.',
  paypal_not_answering:
    'PayPal antwortet nicht. Bezahlte Bestellungen werden bestätigt, sobald PayPal wieder erreichbar ist.',
} as const;

/** Notifies the shop of a stuck order, refund, event or mail. */
export function alarmMail(recipient: string, payload: unknown, shopUrl: string): Mail {
  const { what, subject } = alarmSchema.parse(payload);
  return writeMail(recipient, 'Bitte prüfen: ein Vorgang hängt', [
    { kind: 'text', text: words[what] },
    { kind: 'facts', rows: [['Vorgang', subject]] },
    { kind: 'link', label: 'Zur Verwaltung', url: `${shopUrl}/admin` },
  ]);
}
