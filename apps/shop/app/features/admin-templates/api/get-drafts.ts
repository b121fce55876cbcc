import type { SupabaseClient } from '@supabase/supabase-js';
import type { TemplateDraft } from '../admin-template.ts';
import { getDraft } from './get-draft.ts';

/**
 * Returns the drafts of the templates with the given ids, in the order of the ids. Deleted templates are omitted.
 * @throws if a request fails
 */
export async function getDrafts(
  client: SupabaseClient,
  templateIds: readonly string[],
): Promise<readonly TemplateDraft[]> {
  const drafts = await Promise.all(templateIds.map((id) => getDraft(client, id)));
  return drafts.filter((draft) => draft !== null);
}
