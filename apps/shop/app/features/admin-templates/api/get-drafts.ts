import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { TemplateDraft } from '../admin-template.ts';
import { getDraft } from './get-draft.ts';

const rowsSchema = z.array(z.object({ id: z.guid() }));

/**
 * Returns the drafts of the templates with the given names, sorted by name.
 * @throws if a request fails
 */
export async function listDraftsByName(
  client: SupabaseClient,
  names: readonly string[],
): Promise<readonly TemplateDraft[]> {
  const { data } = await client.from('form_templates').select('id').in('name', names).order('name').throwOnError();
  const drafts = await Promise.all(rowsSchema.parse(data).map(({ id }) => getDraft(client, id)));
  return drafts.filter((draft) => draft !== null);
}
