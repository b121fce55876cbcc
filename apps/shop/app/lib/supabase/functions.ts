import { FunctionsClient } from '@supabase/functions-js';
import type { PublicEnv } from '#app/config/env.ts';
import { hasSessionCookie } from '../session/has-session-cookie.ts';
import { signInDialog } from '../session/sign-in-dialog.ts';
import { fetchFunction } from './fetch-function.ts';

let guestFunctions: FunctionsClient | undefined;

/**
 * Client of the shop's functions, as the signed-in user or as a guest with the publishable key. The whole Supabase
 * client (60 kB) is loaded only with a session, or on a page that needs one and asks for it if it was lost.
 */
export async function browserFunctions(env: PublicEnv): Promise<FunctionsClient> {
  if (hasSessionCookie(document.cookie) || signInDialog.getState().area !== null) {
    const { browserSupabase } = await import('./browser.ts');
    return browserSupabase(env).functions;
  }
  const { supabaseUrl, supabasePublishableKey } = env;
  guestFunctions ??= new FunctionsClient(new URL('/functions/v1', supabaseUrl).href, {
    customFetch: fetchFunction,
    headers: { apikey: supabasePublishableKey, Authorization: `Bearer ${supabasePublishableKey}` },
  });
  return guestFunctions;
}
