import type { SupabaseClient } from '@supabase/supabase-js';
import type { VersionSource } from 'template-editor';
import { usageSchema, versionsSchema } from './template.schema.ts';

/** Returns the source of a template's published versions and its usage, for the editor. */
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
