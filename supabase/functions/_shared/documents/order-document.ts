import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import * as z from 'zod/mini';
import { type IssuedDocumentKind, issuedDocumentKindSchema, refundLinesSchema } from '../../../contracts/index.ts';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { readOrderForMail } from '../orders/order-in-mail.ts';
import { invoiceNames, invoicePdf } from './invoice-pdf.ts';

const issuedSchema = z.nullable(
  z.object({
    id: z.uuid(),
    kind: issuedDocumentKindSchema,
    number: z.string(),
    issuedAt: z.string(),
    amountCents: z.int(),
    vatCents: z.int(),
    content: z.nullable(z.string()),
    invoiceNumber: z.string(),
    invoiceIssuedAt: z.string(),
    lines: z.nullable(refundLinesSchema),
    reason: z.string(),
    isClaim: z.boolean(),
  }),
);

/** An invoice, cancellation or correction as a PDF file. */
export interface NumberedDocument {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Returns the invoice of an order, its cancellation or a correction; null if it has not been issued. The first call
 * writes the document and stores it with its digest. Later calls return the same bytes, even if the order has changed.
 * @param which.number which of several corrections; alone, a document of any kind
 */
export async function numberedDocument(
  deps: FunctionDeps,
  orderDbId: string,
  which: { kind: IssuedDocumentKind; number?: string | null } | { kind?: undefined; number: string },
): Promise<NumberedDocument | null> {
  const parameters = { p_order_id: orderDbId, p_kind: which.kind ?? null, p_number: which.number ?? null };
  const issued = await callDatabase(deps.database, 'issue_order_document', parameters, issuedSchema);
  if (issued === null) return null;
  const fileName = `${invoiceNames[issued.kind]}-${issued.number}.pdf`;
  if (issued.content !== null) return { fileName, bytes: bytesOf(issued.content) };
  const order = await readOrderForMail(deps, orderDbId);
  const bytes = await invoicePdf(order, {
    ...issued,
    issuedAt: new Date(issued.issuedAt),
    invoiceIssuedAt: new Date(issued.invoiceIssuedAt),
  });
  const kept = await callDatabase(
    deps.database,
    'keep_order_document_content',
    { p_document_id: issued.id, p_sha256: bytesToHex(sha256(bytes)), p_content: base64Of(bytes) },
    z.string(),
  );
  return { fileName, bytes: bytesOf(kept) };
}

/** Encodes bytes as base64, for mails and the database. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
