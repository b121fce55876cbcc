import type { SupabaseClient } from '@supabase/supabase-js';
import { type CustomFieldType, copyTemplate, parseTemplate, serializeTemplate } from 'configurator-core';
import { copyName } from '../admin-template.ts';
import { getDraft } from './get-draft.ts';

/** The database's error for a deleted template, which has a text. */
const deletedError = 'unknown_template';

/**
 * Copies a template with all its parts as “<name> (Copy)”, unpublished.
 * @throws if the template was deleted or cannot be read, or if a request fails
 */
export async function duplicateTemplate(
  client: SupabaseClient,
  templateId: string,
  fieldTypes: readonly CustomFieldType[],
): Promise<void> {
  const draft = await getDraft(client, templateId);
  if (draft === null) throw { code: 'PT404', message: deletedError };
  const parsed = parseTemplate(draft.template, { fieldTypes });
  if (!parsed.ok) throw new Error(`The template ${templateId} cannot be read: ${JSON.stringify(parsed.error)}`);
  const copy = copyTemplate(parsed.value, () => crypto.randomUUID());
  const template = serializeTemplate({ ...copy, name: copyName(copy.name) });
  await client.rpc('save_form_template', { p_template: template }).throwOnError();
}
