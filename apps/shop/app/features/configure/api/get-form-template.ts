import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Returns a published version of a form template in the wire format, unparsed, because the engine parses it and reports
 * its issues.
 * @param version null for the current one
 * @returns null if the template has no such version
 * @throws if the request fails
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
