import type { SupabaseClient } from '@supabase/supabase-js';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { TemplateDraft } from '../admin-template.ts';
import { draftSchema } from './template.schema.ts';

/**
 * Returns a template's draft with all sections, groups, fields and options, or null if no template has this id.
 * @throws if the request fails
 */
export async function getDraft(client: SupabaseClient, templateId: string): Promise<TemplateDraft | null> {
  if (!isRowId(templateId)) return null;
  const { data } = await client.rpc('get_form_template_draft', { p_template_id: templateId }).throwOnError();
  if (data === null) return null;
  // Revision and time belong to a save, not to the template: two versions of it are merged without them.
  const { revision, updated_at: _, ...template } = draftSchema.parse(data);
  return { template, revision };
}
