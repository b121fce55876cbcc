import type { PublicEnv } from '#app/config/env.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';

/** Everything the shop keeps about who is signed in, as JSON for people and machines. @throws when it cannot be had */
export async function exportAccount(env: PublicEnv): Promise<Blob> {
  const { data } = await browserSupabase(env).rpc('export_own_account').throwOnError();
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

/** The same as a document to read. @throws when it cannot be had */
export async function exportAccountPdf(env: PublicEnv): Promise<Blob> {
  const { data, error } = await browserSupabase(env).functions.invoke<Blob>('account-export', { body: {} });
  if (error !== null || data === null) throw error ?? new Error('The export is empty');
  return data;
}

/** Deletes the account of who is signed in; takes a sign-in of the last 15 minutes. @throws when it was refused */
export async function deleteAccount(env: PublicEnv): Promise<void> {
  await browserSupabase(env).rpc('delete_own_account').throwOnError();
}
