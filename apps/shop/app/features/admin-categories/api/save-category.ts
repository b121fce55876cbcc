import type { SupabaseClient } from '@supabase/supabase-js';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import type { AdminCategory, CategoryEntries } from '../admin-category.ts';
import { adminCategoryRowSchema } from './admin-category.schema.ts';

/**
 * Creates a category, or changes the `known` one if its revision is current.
 * @throws if the database rejects the save, with `revision_conflict` if the category was changed in between
 */
export async function saveCategory(
  client: SupabaseClient,
  entries: CategoryEntries,
  known: RowVersion | null,
): Promise<AdminCategory> {
  const { data } = await client
    .rpc('save_category', {
      p_category: {
        ...(known === null ? {} : { id: known.id }),
        title: entries.title,
        description: entries.description === '' ? null : entries.description,
        image_url: entries.imageUrl,
      },
      p_expected_revision: known?.revision ?? null,
    })
    .throwOnError();
  return adminCategoryRowSchema.parse(data);
}
