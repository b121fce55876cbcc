import type { SupabaseClient } from '@supabase/supabase-js';
import type { DraftEntry } from 'template-editor';
import { draftEntriesSchema, keptDraftSchema } from './template.schema.ts';

/** The autosaved drafts of a template. Each function rejects if its request fails. */
export interface StoredDrafts {
  /** @param revision of the template as it was loaded */
  readonly save: (template: unknown, revision: number) => Promise<void>;
  readonly list: () => Promise<readonly DraftEntry[]>;
  readonly load: (id: string) => Promise<unknown>;
  /** The draft is no longer offered when the editor opens. */
  readonly discard: (id: string) => Promise<void>;
}

/** Returns functions that store and read the autosaved drafts of a template. */
export function templateDrafts(openClient: () => Promise<SupabaseClient>, templateId: string): StoredDrafts {
  return {
    save: async (template, revision) => {
      const client = await openClient();
      await client
        .rpc('save_template_draft', { p_template_id: templateId, p_definition: template, p_revision: revision })
        .throwOnError();
    },
    list: async () => {
      const client = await openClient();
      const { data } = await client.rpc('list_template_drafts', { p_template_id: templateId }).throwOnError();
      return draftEntriesSchema.parse(data);
    },
    discard: async (id) => {
      const client = await openClient();
      await client.rpc('discard_template_draft', { p_id: Number(id) }).throwOnError();
    },
    load: async (id) => {
      const client = await openClient();
      const { data } = await client
        .from('template_drafts')
        .select('definition')
        .eq('id', id)
        .eq('template_id', templateId)
        .single()
        .throwOnError();
      return keptDraftSchema.parse(data).definition;
    },
  };
}
