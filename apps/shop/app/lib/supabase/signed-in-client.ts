import type { SupabaseClient } from '@supabase/supabase-js';
import { publicEnv } from '../settings/public-env.tsx';

/**
 * The Supabase client of this browser, for loaders of pages behind a login. Row level security decides what it can do.
 * It is loaded with the first call.
 */
export async function signedInClient(): Promise<SupabaseClient> {
  const [{ browserSupabase }, env] = await Promise.all([import('./browser.ts'), publicEnv()]);
  return browserSupabase(env);
}
