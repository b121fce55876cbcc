import type { SupabaseClient } from '@supabase/supabase-js';
import type { z } from 'zod';
import { windowId } from '../window-id.ts';
import { holdSchema } from './template.schema.ts';

/** The admin who edits a template, and its stored revision. */
export type StoredHold = z.output<typeof holdSchema>;

/**
 * Reads the lease on a template (`look`), acquires it if it is free (`hold`), or takes it over (`take`).
 * @throws if the request fails
 */
export async function holdTemplate(
  client: SupabaseClient,
  templateId: string,
  mode: 'look' | 'hold' | 'take',
): Promise<StoredHold> {
  const { data } = await client
    .rpc('hold_form_template', { p_template_id: templateId, p_window_id: windowId(), p_mode: mode })
    .throwOnError();
  return holdSchema.parse(data);
}

/**
 * Releases the lease of this window on a template. Otherwise other admins have to wait until it expires.
 * @throws if the request fails
 */
export async function releaseTemplate(client: SupabaseClient, templateId: string): Promise<void> {
  await client.rpc('release_form_template', { p_template_id: templateId, p_window_id: windowId() }).throwOnError();
}
