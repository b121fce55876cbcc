import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { PublicEnv } from '../../config/env.ts';
import { shop } from '../../config/shop.ts';

let client: SupabaseClient | undefined;

/**
 * The one Supabase client of this browser tab; it shares its session with the server through cookies.
 * Import it lazily (`await import('…/browser.ts')`) where the first paint does not need it.
 */
export function browserSupabase(env: PublicEnv): SupabaseClient {
  client ??= createBrowserClient(env.supabaseUrl, env.supabasePublishableKey, {
    realtime: { heartbeatIntervalMs: shop.limits.realtimeHeartbeatMs },
  });
  return client;
}
