import { PostgrestClient } from '@supabase/postgrest-js';
import type { PublicEnv } from '../../config/env.ts';

/**
 * The part of the Supabase client that calls database functions, as nobody in particular: for what a page tells while it
 * is left. The requests outlive the page.
 */
export function guestData({ supabaseUrl, supabasePublishableKey }: PublicEnv): PostgrestClient {
  return new PostgrestClient(new URL('/rest/v1', supabaseUrl).href, {
    headers: { apikey: supabasePublishableKey, Authorization: `Bearer ${supabasePublishableKey}` },
    fetch: (input, init) => fetch(input, { ...init, keepalive: true, credentials: 'omit' }),
  });
}
