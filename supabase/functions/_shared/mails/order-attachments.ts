import type { MailTemplate } from '../../../contracts/index.ts';
import type { FunctionDeps } from '../deps.ts';
import { legalPdf, type OrderText, textFileNames } from '../documents/legal-pdf.ts';
import { base64Of, type NumberedDocument, numberedDocument } from '../documents/order-document.ts';
import type { OrderInMail } from '../orders/order-in-mail.ts';
import { type GuaranteeSource, guaranteeAttachment } from './guarantee-attachment.ts';
import type { MailAttachment } from './mail-transport.ts';
import { refundMailSchema } from './refund-mail.schema.ts';

interface MailWithDocuments {
  orderDbId: string;
  payload: unknown;
}

type Attach = (
  deps: FunctionDeps,
  mail: MailWithDocuments,
  order: OrderInMail,
  guarantee?: GuaranteeSource,
) => Promise<MailAttachment[]>;

/**
 * The mails with documents. Confirmation of receipt (section 312f BGB): terms, withdrawal notice and notice on the legal
 * guarantee. Payment confirmation, which concludes the contract: the invoice, terms and withdrawal notice. Refund: its cancellation or correction.
 */
const documents: Readonly<Partial<Record<MailTemplate, Attach>>> = {
  order_received: async (deps, _mail, order, guarantee) => [
    ...(await legalTexts(deps, order)),
    ...(await guaranteeAttachment(deps.env.shopUrl, guarantee)),
  ],
  payment_received: async (deps, mail, order) => [
    ...numbered(await numberedDocument(deps, mail.orderDbId, { kind: 'invoice' })),
    ...(await legalTexts(deps, order)),
  ],
  order_refunded: async (deps, mail) => {
    const { documentNumber: number } = refundMailSchema.parse(mail.payload);
    return number === null ? [] : numbered(await numberedDocument(deps, mail.orderDbId, { number }));
  },
};

/** The templates whose mails have documents. */
export const documentTemplates: readonly string[] = Object.keys(documents);

/** Returns the attachments of a mail about an order. */
export async function attachmentsOf(
  deps: FunctionDeps,
  mail: MailWithDocuments & { template: MailTemplate },
  order: OrderInMail,
  guarantee?: GuaranteeSource,
): Promise<MailAttachment[]> {
  return (await documents[mail.template]?.(deps, mail, order, guarantee)) ?? [];
}

function legalTexts(deps: FunctionDeps, order: OrderInMail): Promise<MailAttachment[]> {
  return Promise.all((['agb', 'widerruf'] as const).map((id) => text(deps, order, id)));
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
