import type { SupabaseClient } from '@supabase/supabase-js';
import { copyTemplate, parseTemplate, serializeTemplate } from 'configurator-core';
import { shopTemplateOptions } from 'shop-backend/field-types';

/** Returns the JSON of a template under new ids, which can be stored beside the original. */
export function withNewIds(template: unknown) {
  const parsed = parseTemplate(template, shopTemplateOptions(new Date().toISOString().slice(0, 10)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return serializeTemplate(copyTemplate(parsed.value, () => crypto.randomUUID()));
}

/** Stores a copy of a template's draft as “<name> (Copy)”, unpublished. Returns its id. */
export async function storeCopyOf(client: SupabaseClient, templateId: string): Promise<string> {
  const { data } = await client.rpc('get_form_template_draft', { p_template_id: templateId }).throwOnError();
  const copy = withNewIds(data);
  const { data: saved } = await client
    .rpc('save_form_template', { p_template: { ...copy, name: `${copy.name} (Copy)` } })
    .throwOnError();
  return saved.id;
}
