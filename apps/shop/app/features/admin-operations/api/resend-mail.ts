import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Sends a failed mail again, or another copy of a sent one.
 * @throws if the database rejects the request
 */
export async function resendMail(client: SupabaseClient, mailId: string): Promise<void> {
  await client.rpc('resend_mail', { p_id: mailId }).throwOnError();
}
