import { z } from 'zod';
import { shop } from '#app/config/shop.ts';
import { articleNumberText } from '#app/lib/formats/article-number-text.ts';
import type { ArticleFacts } from '../article-facts.ts';

/** The columns `articleFactsSchema` reads. */
export const articleFactsColumns =
  'article_number, withdrawal_excluded, delivery_min_days, delivery_max_days, manufacturer, safety_notes' as const;

/** The columns of `articles` with legally required facts. The shop's delivery time is the default. */
export const articleFactsSchema = z
  .object({
    article_number: z.int(),
    withdrawal_excluded: z.boolean().nullable(),
    delivery_min_days: z.int().nullable(),
    delivery_max_days: z.int().nullable(),
    manufacturer: z.string().nullable(),
    safety_notes: z.string().nullable(),
  })
  .transform(
    (row): ArticleFacts => ({
      articleNumber: articleNumberText(row.article_number),
      isWithdrawalExcluded: row.withdrawal_excluded,
      deliveryDays:
        row.delivery_min_days === null || row.delivery_max_days === null
          ? shop.deliveryDays
          : { min: row.delivery_min_days, max: row.delivery_max_days },
      manufacturer: row.manufacturer,
      safetyNotes: row.safety_notes,
    }),
  );
