import type { SupabaseClient } from '@supabase/supabase-js';
import type { VersionSource } from 'template-editor';
import { usageSchema, versionsSchema } from './template.schema.ts';

/** The published versions of a template and what hangs on it, for its editor. */
export function templateVersions(openClient: () => Promise<SupabaseClient>, templateId: string): VersionSource {
  return {
    list: async () => {
      const client = await openClient();
      const { data } = await client.rpc('list_template_versions', { p_template_id: templateId }).throwOnError();
      return versionsSchema.parse(data);
    },
    load: async (version) => {
      const client = await openClient();
      const { data } = await client
        .rpc('get_complete_form', { p_template_id: templateId, p_version: version })
        .throwOnError();
      return data;
    },
    usage: async () => {
      const client = await openClient();
      const { data } = await client.rpc('template_usage', { p_template_id: templateId }).throwOnError();
      return usageSchema.parse(data);
    },
  };
}
