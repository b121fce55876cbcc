import type { SupabaseClient } from '@supabase/supabase-js';
import { issuedDocumentColumns } from 'shop-backend/contracts';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { AdminOrder } from '../admin-order.ts';
import {
  disputeRowsSchema,
  documentRowsSchema,
  noteRowsSchema,
  orderDetailColumns,
  orderDetailRowSchema,
  orderItemRowsSchema,
  paymentRowsSchema,
  refundRowsSchema,
  timelineRowsSchema,
} from './admin-order.schema.ts';

/**
 * Returns an order with all details, or null if no order has this id.
 * @throws if a request fails or a row does not match the schema
 */
export async function getOrder(client: SupabaseClient, id: string): Promise<AdminOrder | null> {
  if (!isRowId(id)) return null;
  const [order, items, payments, disputes, refunds, documents, notes, timeline] = await Promise.all([
    client.from('order_overview').select(orderDetailColumns).eq('id', id).maybeSingle().throwOnError(),
    client
      .from('order_items')
      .select(
        'id, position, title, image_url, quantity, base_price_cents, unit_price_cents, price_lines, configurator_settings, withdrawal_excluded, delivery_max_days, articles(configurator_type)',
      )
      .eq('order_id', id)
      .order('position')
      .throwOnError(),
    client
      .from('payments')
      .select('payment_id, amount_cents, refunded_cents, reversed_cents, reinstated_cents, status, review_reason')
      .eq('order_id', id)
      .order('created_at')
      .throwOnError(),
    client
      .from('payment_disputes')
      .select('dispute_id, amount_cents, state, respond_by, claim, payments!inner()')
      .eq('payments.order_id', id)
      .order('dispute_id')
      .throwOnError(),
    client.from('refunds').select().eq('order_id', id).order('created_at').throwOnError(),
    client
      .from('order_documents')
      .select(issuedDocumentColumns)
      .eq('order_id', id)
      .is('erased_at', null)
      .order('issued_at')
      .order('number')
      .throwOnError(),
    client.from('order_notes').select().eq('order_id', id).order('id').throwOnError(),
    client.rpc('get_order_timeline', { p_order_id: id }).throwOnError(),
  ]);
  if (order.data === null) return null;
  return {
    ...orderDetailRowSchema.parse(order.data),
    items: orderItemRowsSchema.parse(items.data),
    payments: paymentRowsSchema.parse(payments.data),
    disputes: disputeRowsSchema.parse(disputes.data),
    refunds: refundRowsSchema.parse(refunds.data),
    documents: documentRowsSchema.parse(documents.data),
    notes: noteRowsSchema.parse(notes.data),
    timeline: timelineRowsSchema.parse(timeline.data),
  };
}
