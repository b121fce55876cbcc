import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';

const inUseSchema = z.object({ articles: z.array(z.string()) });

/** A template is gone and can be had back by `deletionId`, or is still there because articles use it. */
export type TemplateDeletion =
  | { isDeleted: true; deletionId: string }
  | { isDeleted: false; articles: readonly string[] };

/**
 * Deletes a template that no article uses (OP-85).
 * @throws when the database refuses for another reason, or the request fails
 */
export async function deleteTemplate(client: SupabaseClient, templateId: string): Promise<TemplateDeletion> {
  const { data, error } = await client.rpc('delete_form_template', { p_template_id: templateId });
  if (error === null) return { isDeleted: true, deletionId: z.guid().parse(data) };
  const failure = parseDatabaseFailure(error);
  const inUse = inUseSchema.safeParse(failure?.details);
  if (failure?.message === 'template_in_use' && inUse.success) return { isDeleted: false, ...inUse.data };
  throw error;
}

/**
 * Copies a template with everything in it as “<name> (Copy)”, unpublished.
 * @throws when the request fails
 */
export async function duplicateTemplate(client: SupabaseClient, templateId: string): Promise<void> {
  await client.rpc('duplicate_form_template', { p_template_id: templateId }).throwOnError();
}
