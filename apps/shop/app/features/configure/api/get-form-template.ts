import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * A published version of a form template, as the wire has it: unparsed, because the engine reads it and says what is
 * wrong with it.
 * @param version null asks for the one that holds now
 * @returns null if the template has no such version
 * @throws when the request fails
 */
export async function getFormTemplate(
  client: SupabaseClient,
  templateId: string,
  version: number | null = null,
): Promise<unknown> {
  const { data } = await client
    .rpc('get_complete_form', { p_template_id: templateId, p_version: version })
    .throwOnError();
  return data;
}
