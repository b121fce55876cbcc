import type { SupabaseClient } from '@supabase/supabase-js';
import { type Cents, parseEuroToCents } from 'configurator-core';
import { z } from 'zod';
import type { ConfiguratorType } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { deliveryDaysOf, deliveryDaysShape } from './article-facts.schema.ts';

const rowsSchema = z.array(
  z.object({
    id: z.guid(),
    price: z.union([z.number(), z.string()]).nullable(),
    form_template_id: z.guid(),
    ...deliveryDaysShape,
  }),
);

/** Where a garment starts: its cheapest article. */
export interface CheapestArticle {
  id: string;
  formTemplateId: string;
  /** The base price of the shop if the article has none. */
  priceCents: Cents;
  /** Working days without the queue of the workshop. */
  deliveryDays: { min: number; max: number };
}

/**
 * Returns the cheapest offered article of a type with a form template, the oldest of several, or null if there is none.
 * @throws if the request fails or a row does not match the schema
 */
export async function getCheapestArticle(
  client: SupabaseClient,
  configuratorType: ConfiguratorType,
): Promise<CheapestArticle | null> {
  const { data } = await client
    .from('articles')
    .select('id, price, form_template_id, delivery_min_days, delivery_max_days')
    .eq('configurator_type', configuratorType)
    .eq('is_paused', false)
    .not('form_template_id', 'is', null)
    .order('created_at')
    .order('id')
    .throwOnError();
  const articles = rowsSchema.parse(data).map((row) => ({
    id: row.id,
    formTemplateId: row.form_template_id,
    priceCents: (row.price === null ? null : parseEuroToCents(row.price)) ?? shop.limits.basePriceCents,
    deliveryDays: deliveryDaysOf(row),
  }));
  return articles.toSorted((one, other) => one.priceCents - other.priceCents)[0] ?? null;
}
