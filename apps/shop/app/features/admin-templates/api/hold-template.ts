import type { SupabaseClient } from '@supabase/supabase-js';
import type { z } from 'zod';
import { windowId } from '../window-id.ts';
import { holdSchema } from './template.schema.ts';

/** Who edits a template, and its stored revision. */
export type StoredHold = z.output<typeof holdSchema>;

/**
 * Asks who edits a template, takes it while it is free (`hold`) or in any case (`take`).
 * @throws when the request fails
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
 * Lets other admins edit a template that this window has closed. Without it they wait until the lease expires.
 * @throws when the request fails
 */
export async function releaseTemplate(client: SupabaseClient, templateId: string): Promise<void> {
  await client.rpc('release_form_template', { p_template_id: templateId, p_window_id: windowId() }).throwOnError();
}
