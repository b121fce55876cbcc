import type { SupabaseClient } from '@supabase/supabase-js';
import { publicEnv } from '../settings/public-env.tsx';

/**
 * The Supabase client of this browser, for loaders of pages behind a login; row level security decides what it may do.
 * The client is loaded when it is first asked for.
 */
export async function signedInClient(): Promise<SupabaseClient> {
  const [{ browserSupabase }, env] = await Promise.all([import('./browser.ts'), publicEnv()]);
  return browserSupabase(env);
}
