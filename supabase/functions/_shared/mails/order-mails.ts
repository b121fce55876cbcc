import { formatCents } from 'configurator-core';
import * as z from 'zod/mini';
import { shopPolicy } from '../../../contracts/index.ts';
import type { FunctionDeps } from '../deps.ts';
import type { Mail } from '../mail-transport.ts';
import { type MailBlock, writeMail } from './mail-layout.ts';
import { type OrderInMail, orderBlocks, orderLink, readOrderForMail } from './order-in-mail.ts';

/** Mails about an order, by the template's name in the outbox. */
export type OrderMailTemplate =
  | 'order_received'
  | 'payment_received'
  | 'payment_review'
  | 'order_expired'
  | 'order_refunded';

const refundSchema = z.object({ refundedCents: z._default(z.int(), 0) });
const reviewSchema = z.object({
  paymentId: z._default(z.string(), ''),
  reason: z._default(z.nullable(z.string()), null),
});

/** Writes a mail about an order. */
export async function orderMail(
  deps: FunctionDeps,
  {
    template,
    recipient,
    orderDbId,
    payload,
  }: {
    template: OrderMailTemplate;
    recipient: string;
    orderDbId: string;
    payload: unknown;
  },
): Promise<Mail> {
  const order = await readOrderForMail(deps, orderDbId);
  const { subject, blocks } = await contents(deps, template, order, payload);
  return writeMail(recipient, subject, blocks);
}

/** Tells the shop of money that no order was found for. */
export function strayPaymentMail(recipient: string, payload: unknown): Mail {
  const { paymentId } = reviewSchema.parse(payload);
  return writeMail(recipient, `Zahlung ohne Bestellung: ${paymentId}`, [
    { kind: 'text', text: `Zu der Zahlung ${paymentId} gibt es keine Bestellung. Bitte prüfen Sie sie bei PayPal.` },
  ]);
}

interface Contents {
  subject: string;
  blocks: MailBlock[];
}

async function contents(
  deps: FunctionDeps,
  template: OrderMailTemplate,
  order: OrderInMail,
  payload: unknown,
): Promise<Contents> {
  const number = order.order_id;
  const greeting: MailBlock = {
    kind: 'text',
    text: `Guten Tag ${order.recipient.firstName} ${order.recipient.lastName},`,
  };
  const closing: MailBlock = { kind: 'text', text: `Herzliche Grüße\n${shopPolicy.shopName}` };
  const view: MailBlock = { kind: 'link', label: 'Bestellung ansehen', url: await orderLink(deps, order) };

  switch (template) {
    case 'order_received':
      return {
        subject: `Ihre Bestellung ${number} ist eingegangen`,
        blocks: [
          greeting,
          {
            kind: 'text',
            text: 'wir haben Ihre Bestellung erhalten. Sobald Ihre Zahlung mit PayPal bestätigt ist, schreiben wir Ihnen noch einmal und beginnen mit der Arbeit.',
          },
          { kind: 'facts', rows: [['Bestellnummer', number]] },
          ...(await orderBlocks(deps, order)),
          view,
          closing,
        ],
      };
    case 'payment_received':
      return {
        subject: `Bestellbestätigung ${number}`,
        blocks: [
          greeting,
          {
            kind: 'text',
            text: 'vielen Dank. Ihre Zahlung mit PayPal ist eingegangen, und wir nehmen Ihre Bestellung an.',
          },
          {
            kind: 'facts',
            rows: [
              ['Bestellnummer', number],
              ...(order.invoice_number === null ? [] : ([['Rechnungsnummer', order.invoice_number]] as const)),
            ],
          },
          ...(await orderBlocks(deps, order)),
          view,
          closing,
        ],
      };
    case 'order_expired':
      return {
        subject: `Ihre Bestellung ${number} ist abgelaufen`,
        blocks: [
          greeting,
          {
            kind: 'text',
            text: `für Ihre Bestellung ${number} ist in 24 Stunden keine Zahlung eingegangen. Wir haben sie geschlossen, und Sie müssen nichts weiter tun. Wenn Sie möchten, bestellen Sie einfach neu.`,
          },
          { kind: 'link', label: 'Zum Shop', url: deps.env.shopUrl },
          closing,
        ],
      };
    case 'order_refunded':
      return {
        subject: `Erstattung zu Ihrer Bestellung ${number}`,
        blocks: [
          greeting,
          {
            kind: 'text',
            text: `wir haben Ihnen zu Ihrer Bestellung ${number} ${formatCents(refundSchema.parse(payload).refundedCents)} über PayPal erstattet.`,
          },
          view,
          closing,
        ],
      };
    case 'payment_review': {
      const { paymentId, reason } = reviewSchema.parse(payload);
      return {
        subject: `Zahlung prüfen: ${number}`,
        blocks: [
          { kind: 'text', text: 'Eine Zahlung ist eingegangen, die nicht zu ihrer Bestellung passt.' },
          {
            kind: 'facts',
            rows: [
              ['Bestellnummer', number],
              ['Zahlung', paymentId],
              ['Grund', reason ?? 'unbekannt'],
              ['Erwartet', formatCents(order.total_cents)],
            ],
          },
        ],
      };
    }
  }
}
