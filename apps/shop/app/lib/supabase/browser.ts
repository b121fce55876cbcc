import { createBrowserClient, parseCookieHeader } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { PublicEnv } from '#app/config/env.ts';
import { shop } from '#app/config/shop.ts';
import { sendAsUser } from '../session/send-as-user.ts';
import { sessionCookie } from '../session/session-cookie.ts';
import { fetchFunction } from './fetch-function.ts';

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
    global: { fetch: fetchAsUser },
    // The client's own retries would delay an error by 7 s; the pages offer a retry instead.
    db: { retry: false },
    realtime: { heartbeatIntervalMs: shop.limits.realtimeHeartbeatMs },
  });
  return client;
}

/** Sends a request with `sendAsUser`. Not those to Auth, which reply with the same statuses for other reasons too. */
async function fetchAsUser(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  const { pathname } = new URL(address instanceof Request ? address.url : address);
  if (pathname.startsWith('/auth/')) return fetch(address, init);
  const isFunction = pathname.startsWith('/functions/');
  const send = isFunction ? fetchFunction : fetch;
  const reply = await sendAsUser(async (isAgain) => send(address, isAgain ? await inCurrentSession(init) : init));
  return reply ?? Response.json(isFunction ? functionSignedOut : databaseSignedOut, { status: 401 });
}

/** Replaces the token, which Supabase adds to a request before it is sent for the first time. */
async function inCurrentSession(init: RequestInit | undefined): Promise<RequestInit> {
  const headers = new Headers(init?.headers);
  const stored = await client?.auth.getSession();
  if (stored?.data.session) headers.set('Authorization', `Bearer ${stored.data.session.access_token}`);
  return { ...init, headers };
}

/** Replies to requests that were not sent, because the user did not sign in again. */
const databaseSignedOut = { code: 'PT401', message: 'session_ended', details: null, hint: null };
const functionSignedOut = { error: { code: 'not_signed_in', params: {} } };
