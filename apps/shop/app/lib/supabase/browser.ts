import { createBrowserClient, parseCookieHeader } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { PublicEnv } from '#app/config/env.ts';
import { shop } from '#app/config/shop.ts';
import { reportDeniedRequest } from '../session/denied-requests.ts';
import { sessionCookie } from '../session/session-cookie.ts';

let client: SupabaseClient | undefined;

/**
 * The single Supabase client of this browser tab. It shares its session with the server through cookies.
 * Import it lazily (`await import('…/browser.ts')`) if the first paint does not need it.
 */
export function browserSupabase(env: PublicEnv): SupabaseClient {
  client ??= createBrowserClient(env.supabaseUrl, env.supabasePublishableKey, {
    cookies: {
      getAll: () => parseCookieHeader(document.cookie).map(({ name, value }) => ({ name, value: value ?? '' })),
      setAll: (cookies) => {
        for (const { name, value, options } of cookies) {
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and cannot be awaited here.
          document.cookie = sessionCookie(name, value, options, env.shopUrl);
        }
      },
    },
    global: { fetch: fetchAndReport },
    // The client's own retries would delay an error by 7 s; the pages offer a retry instead.
    db: { retry: false },
    realtime: { heartbeatIntervalMs: shop.limits.realtimeHeartbeatMs },
  });
  return client;
}

/** Reports denied requests. Not those to Auth, which answers 403 for other reasons too, such as a wrong code. */
async function fetchAndReport(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  const reply = await fetch(address, init);
  const { pathname } = new URL(address instanceof Request ? address.url : address);
  if (reply.status === 403 && !pathname.startsWith('/auth/')) reportDeniedRequest();
  return reply;
}
