import { signedInClient } from './supabase/signed-in-client.ts';

/**
 * Undoes a delete.
 * @param deletionId id returned by the delete
 * @throws if the database rejects it
 */
export async function restoreDeleted(deletionId: string): Promise<void> {
  const client = await signedInClient();
  await client.rpc('restore_deleted', { p_deletion_id: deletionId }).throwOnError();
}
