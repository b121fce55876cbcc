import type { FunctionDeps } from '../deps.ts';
import { legalPdf, type OrderText, textFileNames } from '../documents/legal-pdf.ts';
import { base64Of, type NumberedDocument, numberedDocument } from '../documents/order-document.ts';
import { type GuaranteeSource, guaranteeAttachment } from './guarantee-attachment.ts';
import type { MailAttachment } from './mail-transport.ts';
import type { OrderInMail } from './order-in-mail.ts';
import { refundMailSchema } from './refund-mail.schema.ts';

/**
 * Returns the attachments of a mail about an order. Confirmation of receipt (section 312f BGB): terms, withdrawal
 * notice and notice on the legal guarantee. Payment confirmation: the invoice. Refund: its cancellation or correction.
 */
export async function attachmentsOf(
  deps: FunctionDeps,
  mail: { template: string; orderDbId: string; payload: unknown },
  order: OrderInMail,
  guarantee?: GuaranteeSource,
): Promise<MailAttachment[]> {
  switch (mail.template) {
    case 'order_received':
      return [
        ...(await Promise.all((['agb', 'widerruf'] as const).map((id) => text(deps, order, id)))),
        ...(await guaranteeAttachment(deps.env.shopUrl, guarantee)),
      ];
    case 'payment_received':
      return numbered(await numberedDocument(deps, mail.orderDbId, { kind: 'invoice' }));
    case 'order_refunded': {
      const { documentNumber: number } = refundMailSchema.parse(mail.payload);
      return number === null ? [] : numbered(await numberedDocument(deps, mail.orderDbId, { number }));
    }
    default:
      return [];
  }
}

async function text({ env }: FunctionDeps, { terms }: OrderInMail, id: OrderText): Promise<MailAttachment> {
  return pdf(textFileNames[id], await legalPdf(id, terms, env.shopUrl));
}

function numbered(document: NumberedDocument | null): MailAttachment[] {
  return document === null ? [] : [pdf(document.fileName, document.bytes)];
}

function pdf(fileName: string, bytes: Uint8Array): MailAttachment {
  return { fileName, contentType: 'application/pdf', content: base64Of(bytes) };
}
