import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';

const inUseSchema = z.object({ articles: z.array(z.string()) });

/** Either deleted and restorable by `deletionId`, or not deleted because articles use it. */
export type TemplateDeletion =
  | { isDeleted: true; deletionId: string }
  | { isDeleted: false; articles: readonly string[] };

/**
 * Deletes a template that no article uses (OP-85).
 * @throws if the database rejects the deletion for another reason or the request fails
 */
export async function deleteTemplate(client: SupabaseClient, templateId: string): Promise<TemplateDeletion> {
  const { data, error } = await client.rpc('delete_form_template', { p_template_id: templateId });
  if (error === null) return { isDeleted: true, deletionId: z.guid().parse(data) };
  const failure = parseDatabaseFailure(error);
  const inUse = inUseSchema.safeParse(failure?.details);
  if (failure?.message === 'template_in_use' && inUse.success) return { isDeleted: false, ...inUse.data };
  throw error;
}
