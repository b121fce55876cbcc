import * as z from 'zod/mini';
import {
  issuedDocumentColumns,
  issuedDocumentSchema,
  type OrderProgress,
  paymentWordSchema,
  productionStageSchema,
  type TaxMode,
  timelineEntrySchema,
  trackingCarrierSchema,
  visualStatusSchema,
} from '../../contracts/index.ts';
import { callDatabase, readRows } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { termsSchema } from '../_shared/orders/order-terms.schema.ts';
import type { PayableOrder } from '../_shared/orders/orders.schema.ts';

const rowSchema = z.object({
  created_at: z.string(),
  visual_status: visualStatusSchema,
  production_stage: z.nullable(productionStageSchema),
  tracking_number: z.nullable(z.string()),
  tracking_carrier: z.nullable(trackingCarrierSchema),
  shipping_cents: z.int(),
  refunded_cents: z.int(),
  payment_word: paymentWordSchema,
  terms: termsSchema,
});

const columns =
  'created_at, visual_status, production_stage, tracking_number, tracking_carrier, shipping_cents, refunded_cents, payment_word, terms';

/** Reads status, timeline and tax mode of an order, for callers who may see them. */
export async function readProgress(
  { database }: FunctionDeps,
  { id }: PayableOrder,
): Promise<{ progress: OrderProgress; tax: TaxMode }> {
  const [row] = await readRows(database.from('order_overview').select(columns).eq('id', id), z.array(rowSchema));
  if (row === undefined) throw new Error(`Order ${id} no longer exists`);
  const progress = {
    createdAt: row.created_at,
    visualStatus: row.visual_status,
    productionStage: row.production_stage,
    trackingNumber: row.tracking_number,
    trackingCarrier: row.tracking_carrier,
    shippingCents: row.shipping_cents,
    refundedCents: row.refunded_cents,
    paymentWord: row.payment_word,
    documents: await readRows(
      database
        .from('order_documents')
        .select(issuedDocumentColumns)
        .eq('order_id', id)
        .is('erased_at', null)
        .order('issued_at')
        .order('number'),
      z.array(issuedDocumentSchema),
    ),
    timeline: await callDatabase(database, 'get_customer_timeline', { p_order_id: id }, z.array(timelineEntrySchema)),
  };
  return { progress, tax: row.terms.tax };
}
