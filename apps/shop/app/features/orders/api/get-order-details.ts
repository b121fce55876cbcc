import { issuedDocumentColumns, issuedDocumentSchema, timelineEntrySchema } from 'shop-backend/contracts';
import * as z from 'zod/mini';
import type { PublicEnv } from '#app/config/env.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';
import type { OrderDetails } from '../order.ts';
import { detailsColumns, itemColumns, parseDetails, parseItems } from './orders.schema.ts';

/**
 * Returns an order with its items, documents and timeline.
 * @param id database id
 * @throws the error of the Data API
 */
export async function getOrderDetails(env: PublicEnv, id: string): Promise<OrderDetails> {
  const client = browserSupabase(env);
  const [order, items, documents, timeline] = await Promise.all([
    client.from('order_overview').select(detailsColumns).eq('id', id).single(),
    client.from('order_items').select(itemColumns).eq('order_id', id).order('position'),
    client
      .from('order_documents')
      .select(issuedDocumentColumns)
      .eq('order_id', id)
      .is('erased_at', null)
      .order('issued_at')
      .order('number'),
    client.rpc('get_order_timeline', { p_order_id: id }),
  ]);
  for (const { error } of [order, items, documents, timeline]) if (error !== null) throw error;
  return {
    ...parseDetails(order.data),
    items: parseItems(items.data),
    documents: z.array(issuedDocumentSchema).parse(documents.data),
    timeline: z.array(timelineEntrySchema).parse(timeline.data),
  };
}
