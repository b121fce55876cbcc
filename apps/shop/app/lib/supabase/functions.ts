import { FunctionsClient } from '@supabase/functions-js';
import type { PublicEnv } from '#app/config/env.ts';
import { hasSessionCookie } from '../session/has-session-cookie.ts';

let guestFunctions: FunctionsClient | undefined;

/**
 * Client of the shop's functions, as the signed-in user or as a guest with the publishable key. The whole Supabase
 * client (60 kB) is loaded only with a session.
 */
export async function browserFunctions(env: PublicEnv): Promise<FunctionsClient> {
  if (hasSessionCookie(document.cookie)) {
    const { browserSupabase } = await import('./browser.ts');
    return browserSupabase(env).functions;
  }
  const { supabaseUrl, supabasePublishableKey } = env;
  guestFunctions ??= new FunctionsClient(new URL('/functions/v1', supabaseUrl).href, {
    headers: { apikey: supabasePublishableKey, Authorization: `Bearer ${supabasePublishableKey}` },
  });
  return guestFunctions;
}
