import { z } from 'zod';
import { shop } from '#app/config/shop.ts';
import { articleNumberText } from '#app/lib/formats/article-number-text.ts';
import type { ArticleFacts } from '../article-facts.ts';

/** The columns `articleFactsSchema` reads. */
export const articleFactsColumns =
  'article_number, withdrawal_excluded, delivery_min_days, delivery_max_days, manufacturer, safety_notes' as const;

/** The columns with the delivery time. */
export const deliveryDaysShape = {
  delivery_min_days: z.int().nullable(),
  delivery_max_days: z.int().nullable(),
};

/** Returns the working days of a parsed row. The shop's delivery time is the default. */
export function deliveryDaysOf(row: z.output<z.ZodObject<typeof deliveryDaysShape>>): ArticleFacts['deliveryDays'] {
  const { delivery_min_days: min, delivery_max_days: max } = row;
  return min === null || max === null ? shop.deliveryDays : { min, max };
}

/** The columns of `articles` with legally required facts. */
export const articleFactsSchema = z
  .object({
    article_number: z.int(),
    withdrawal_excluded: z.boolean().nullable(),
    ...deliveryDaysShape,
    manufacturer: z.string().nullable(),
    safety_notes: z.string().nullable(),
  })
  .transform(
    (row): ArticleFacts => ({
      articleNumber: articleNumberText(row.article_number),
      isWithdrawalExcluded: row.withdrawal_excluded,
      deliveryDays: deliveryDaysOf(row),
      manufacturer: row.manufacturer,
      safetyNotes: row.safety_notes,
    }),
  );
