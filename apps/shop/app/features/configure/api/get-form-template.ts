import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * The published version of a form template, as the wire has it: unparsed, because the engine reads it and says what is
 * wrong with it.
 * @throws when the request fails or there is no such template
 */
export async function getFormTemplate(client: SupabaseClient, templateId: string): Promise<unknown> {
  const { data } = await client.rpc('get_complete_form', { p_template_id: templateId }).throwOnError();
  if (data === null) throw new Error(`There is no published form template ${templateId}`);
  return data;
}
