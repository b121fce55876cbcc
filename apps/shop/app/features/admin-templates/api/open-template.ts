import type { SupabaseClient } from '@supabase/supabase-js';
import { holdTemplate, type StoredHold } from './hold-template.ts';

/** The template in the editor of this window. */
let openId: string | null = null;

/**
 * Acquires the lease on a template for the page that opens it, also from another window of the same admin, which may
 * have been closed without releasing it. While the page is open, a reload of its data takes nothing over: otherwise two
 * windows of one admin would take the lease from each other.
 * @throws if the request fails
 */
export async function openTemplate(client: SupabaseClient, templateId: string): Promise<StoredHold> {
  const held = await holdTemplate(client, templateId, 'hold');
  const isFirst = openId !== templateId;
  return isFirst && !held.isHeld && held.holder?.isCaller ? holdTemplate(client, templateId, 'take') : held;
}

/** Notes that the page of a template is shown. Returns a function for when it is left. */
export function markOpen(templateId: string): () => void {
  openId = templateId;
  return () => {
    if (openId === templateId) openId = null;
  };
}
