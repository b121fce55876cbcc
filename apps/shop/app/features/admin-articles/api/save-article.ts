import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import type { ArticleEntries } from '../admin-article.ts';

const savedSchema = z.object({ id: z.guid(), revision: z.int() });

/**
 * Creates an article, or changes the `known` one if its revision is current. Replaces its category links.
 * @throws if the database rejects the save, with `revision_conflict` if the article was changed in between
 */
export async function saveArticle(
  client: SupabaseClient,
  entries: ArticleEntries,
  known: RowVersion | null,
): Promise<RowVersion> {
  const { data } = await client
    .rpc('save_article', {
      p_article: {
        ...(known === null ? {} : { id: known.id }),
        title: entries.title,
        description: textOrNull(entries.description),
        image_url: entries.imageUrl,
        price: entries.price,
        configurator_type: entries.configuratorType,
        form_template_id: entries.formTemplateId,
        is_paused: entries.isPaused,
        withdrawal_excluded: entries.withdrawalExcluded,
        delivery_min_days: entries.deliveryMinDays,
        delivery_max_days: entries.deliveryMaxDays,
        manufacturer: textOrNull(entries.manufacturer),
        safety_notes: textOrNull(entries.safetyNotes),
      },
      p_category_ids: entries.categoryIds,
      p_expected_revision: known?.revision ?? null,
    })
    .throwOnError();
  return savedSchema.parse(data);
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
