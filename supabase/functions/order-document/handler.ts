import { type OrderDocumentRequest, orderDocumentRequestSchema } from '../../contracts/index.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { legalPdf, textFileNames } from '../_shared/documents/legal-pdf.ts';
import { type NumberedDocument, numberedDocument } from '../_shared/documents/order-document.ts';
import type { Caller } from '../_shared/http/caller.ts';
import { readCaller } from '../_shared/http/caller.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { limitRate } from '../_shared/http/rate-limit.ts';
import { isAdmin } from '../_shared/http/require-admin.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { findOrder, mayReadOrder } from '../_shared/orders/find-order.ts';
import { readOrderForMail } from '../_shared/orders/order-in-mail.ts';

/** POST order-document: returns a document of an order as PDF, for its owner, an admin, or the holder of its link. */
export const orderDocumentHandler = jsonFunction(orderDocumentRequestSchema, async (asked, request, deps) => {
  const caller = await readCaller(request, deps);
  const attempt = await limitRate(deps, request, 'order-status', caller?.userId);
  const order = await findOrder(deps, asked.order);
  const isOpen = (await mayReadOrder(deps, asked, caller, order)) || (await isCallerAdmin(deps, caller));
  if (order === null || !isOpen) throw new FunctionError('order_not_found');
  await attempt.release();
  const document = await write(deps, order.id, asked);
  if (document === null) throw new FunctionError('document_not_found');
  return new Response(document.bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${document.fileName}"`,
    },
  });
});

async function write(
  deps: FunctionDeps,
  orderDbId: string,
  { kind, number }: Pick<OrderDocumentRequest, 'kind' | 'number'>,
): Promise<NumberedDocument | null> {
  if (kind !== 'agb' && kind !== 'widerruf') return numberedDocument(deps, orderDbId, { kind, number });
  const { terms } = await readOrderForMail(deps, orderDbId);
  return { fileName: textFileNames[kind], bytes: await legalPdf(kind, terms, deps.env.shopUrl) };
}

function isCallerAdmin(deps: FunctionDeps, caller: Caller | null): Promise<boolean> {
  return caller === null ? Promise.resolve(false) : isAdmin(deps, caller);
}
