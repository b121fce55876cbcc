import { formatCents } from 'configurator-core';
import { type MailTemplate, shopPolicy } from '../../../contracts/index.ts';
import type { FunctionDeps } from '../deps.ts';
import { deliveryRows, type OrderInMail, readOrderForMail } from '../orders/order-in-mail.ts';
import { type MailBlock, writeMail } from './mail-layout.ts';
import type { Mail } from './mail-transport.ts';
import { attachmentsOf } from './order-attachments.ts';
import { orderBlocks, orderLink } from './order-blocks.ts';
import { disputeWonBlocks, reversedBlocks, reviewBlocks } from './payment-mails.ts';
import { type RefundMail, refundMailSchema } from './refund-mail.schema.ts';
import { withoutLinks } from './without-links.ts';
import { cancelledBlocks, shippedBlocks } from './workshop-mails.ts';

interface Contents {
  subject: string;
  blocks: MailBlock[];
}

type WriteContents = (deps: FunctionDeps, order: OrderInMail, payload: unknown) => Contents | Promise<Contents>;

/** Mails about an order, by template name in the outbox. */
const contents = {
  async order_received(deps, order) {
    return {
      subject: `Ihre Bestellung ${order.order_id} ist eingegangen`,
      blocks: [
        greeting(order),
        {
          kind: 'text',
          text: 'wir haben Ihre Bestellung erhalten. Sobald Ihre Zahlung mit PayPal bestätigt ist, schreiben wir Ihnen noch einmal und beginnen mit der Arbeit.',
        },
        { kind: 'facts', rows: [['Bestellnummer', order.order_id]] },
        ...(await orderBlocks(deps, order)),
        await viewLink(deps, order),
        closing,
        legalNote,
      ],
    };
  },
  async payment_received(deps, order) {
    return {
      subject: `Bestellbestätigung ${order.order_id}`,
      blocks: [
        greeting(order),
        {
          kind: 'text',
          text: 'vielen Dank. Ihre Zahlung mit PayPal ist eingegangen, und wir nehmen Ihre Bestellung an.',
        },
        {
          kind: 'facts',
          rows: [
            ['Bestellnummer', order.order_id],
            ...(order.invoice_number === null ? [] : ([['Rechnungsnummer', order.invoice_number]] as const)),
            ...deliveryRows(order),
          ],
        },
        ...(await orderBlocks(deps, order)),
        await viewLink(deps, order),
        closing,
        legalNote,
      ],
    };
  },
  order_expired: ({ env }, order) => ({
    subject: `Ihre Bestellung ${order.order_id} ist abgelaufen`,
    blocks: [
      greeting(order),
      {
        kind: 'text',
        text: `für Ihre Bestellung ${order.order_id} ist in 24 Stunden keine Zahlung eingegangen. Wir haben sie geschlossen, und Sie müssen nichts weiter tun. Wenn Sie möchten, bestellen Sie einfach neu.`,
      },
      { kind: 'link', label: 'Zum Shop', url: env.shopUrl },
      closing,
    ],
  }),
  async order_refunded(deps, order, payload) {
    const refund = refundMailSchema.parse(payload);
    return {
      subject: `Erstattung zu Ihrer Bestellung ${order.order_id}`,
      blocks: [
        greeting(order),
        {
          kind: 'text',
          text: `zu Ihrer Bestellung ${order.order_id} haben wir Ihnen über PayPal ${formatRefund(refund, order.total_cents)}`,
        },
        ...reasonBlocks(refund),
        await viewLink(deps, order),
        closing,
      ],
    };
  },
  async order_shipped(deps, order, payload) {
    return {
      subject: `Ihre Bestellung ${order.order_id} ist unterwegs`,
      blocks: [greeting(order), ...shippedBlocks(order, payload), await viewLink(deps, order), closing],
    };
  },
  async order_cancelled(deps, order, payload) {
    return {
      subject: `Ihre Bestellung ${order.order_id} ist storniert`,
      blocks: [greeting(order), ...(await cancelledBlocks(deps, order, payload)), await viewLink(deps, order), closing],
    };
  },
  payment_review: (_deps, order, payload) => ({
    subject: `Zahlung prüfen: ${order.order_id}`,
    blocks: reviewBlocks(order, payload),
  }),
  payment_reversed: (_deps, order, payload) => ({
    subject: `Zahlung zurückgebucht: ${order.order_id}`,
    blocks: reversedBlocks(order, payload),
  }),
  dispute_won: (_deps, order, payload) => ({
    subject: `Käuferschutzfall gewonnen: ${order.order_id}`,
    blocks: disputeWonBlocks(order, payload),
  }),
} as const satisfies { readonly [T in MailTemplate]?: WriteContents };

type OrderMailTemplate = keyof typeof contents;

/** Writes a mail about an order. */
export async function orderMail(
  deps: FunctionDeps,
  mail: { template: OrderMailTemplate; recipient: string; orderDbId: string; payload: unknown },
): Promise<Mail> {
  const order = await readOrderForMail(deps, mail.orderDbId);
  const { subject, blocks } = await contents[mail.template](deps, order, mail.payload);
  return writeMail(mail.recipient, subject, blocks, await attachmentsOf(deps, mail, order));
}

/** The attachments are the durable medium that the law requires; a page is none. */
const legalNote: MailBlock = {
  kind: 'note',
  text: 'Unsere Allgemeinen Geschäftsbedingungen und die Widerrufsbelehrung mit dem Muster-Widerrufsformular liegen dieser E-Mail als PDF bei.',
};

const closing: MailBlock = { kind: 'text', text: `Herzliche Grüße\n${shopPolicy.shopName}` };

/** Names what was paid, which differs from the total if the payment is under review or was made twice. */
function formatRefund({ refundCents, refundedCents, paidCents }: RefundMail, totalCents: number): string {
  const total = formatCents(paidCents ?? totalCents);
  if (refundCents === refundedCents) return `${formatCents(refundCents)} von ${total} erstattet.`;
  return `${formatCents(refundCents)} erstattet. Zusammen mit früheren Erstattungen sind das ${formatCents(refundedCents)} von ${total}.`;
}

function reasonBlocks({ reason }: RefundMail): MailBlock[] {
  return reason === '' ? [] : [{ kind: 'facts', rows: [['Grund', reason]] }];
}

function greeting({ recipient }: OrderInMail): MailBlock {
  return { kind: 'text', text: withoutLinks(`Guten Tag ${recipient.firstName} ${recipient.lastName},`) };
}

async function viewLink(deps: FunctionDeps, order: OrderInMail): Promise<MailBlock> {
  return { kind: 'link', label: 'Bestellung ansehen', url: await orderLink(deps, order) };
}
