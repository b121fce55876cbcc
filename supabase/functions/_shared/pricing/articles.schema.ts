import * as z from 'zod/mini';

export const articleColumns = 'id, title, price_cents, is_paused, configurator_type, form_template_id';

/** Columns of an article required for pricing. */
export const articleSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** EUR cents, gross. Null: the shop's base price for a configurable article, otherwise price on request. */
  price_cents: z.nullable(z.int()),
  is_paused: z.boolean(),
  configurator_type: z.nullable(z.string()),
  form_template_id: z.nullable(z.uuid()),
});

export type Article = z.infer<typeof articleSchema>;
