import * as z from 'zod/mini';
import { signedInClient } from './supabase/signed-in-client.ts';

const restoredSchema = z.object({
  missing: z.array(z.object({ table: z.enum(['articles', 'categories', 'form_templates']), title: z.string() })),
  paused: z.boolean(),
});
/** What a restore could not bring back: entries in the trash whose links wait for them, and the sale of an article. */
export type Restored = z.infer<typeof restoredSchema>;

/**
 * Undoes a delete.
 * @param deletionId id returned by the delete
 * @throws if the database rejects it
 */
export async function restoreDeleted(deletionId: string): Promise<Restored> {
  const client = await signedInClient();
  const { data } = await client.rpc('restore_deleted', { p_deletion_id: deletionId }).throwOnError();
  return restoredSchema.parse(data);
}
