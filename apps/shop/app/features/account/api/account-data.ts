import type { PublicEnv } from '#app/config/env.ts';
import { browserSupabase } from '#app/lib/supabase/browser.ts';

/** Exports all data stored about the signed-in user as readable JSON. @throws if the request fails */
export async function exportAccount(env: PublicEnv): Promise<Blob> {
  const { data } = await browserSupabase(env).rpc('export_own_account').throwOnError();
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

/** Exports the same data as PDF. @throws if the request fails */
export async function exportAccountPdf(env: PublicEnv): Promise<Blob> {
  const { data, error } = await browserSupabase(env).functions.invoke<Blob>('account-export', { body: {} });
  if (error !== null || data === null) throw error ?? new Error('The export is empty');
  return data;
}

/** Deletes the signed-in user's account. Requires a recent `confirmPassword`. @throws if it is rejected */
export async function deleteAccount(env: PublicEnv): Promise<void> {
  await browserSupabase(env).rpc('delete_own_account').throwOnError();
}
