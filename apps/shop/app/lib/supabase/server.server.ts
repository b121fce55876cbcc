import { createServerClient, parseCookieHeader } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createContext, type MiddlewareFunction } from 'react-router';
import { tracedFetch } from 'shop-backend/tracing';
import { catalogueMaxAgeMs, clientAddressHeader, serverEnv, shopKey } from '#app/config/server-env.server.ts';
import { sessionCookie } from '../session/session-cookie.ts';
import { publicDataCache } from './public-data-cache.ts';
import { visitorHeaders } from './visitor-headers.ts';

/**
 * The Supabase client of one request, with the publishable key and the visitor's session, if the cookies contain one.
 * Row level security decides what it can read.
 */
export const supabaseContext = createContext<SupabaseClient>();

const timeLimitMs = 8_000;

/** Limits the wait: visitors prefer an error message to a server that does not reply. */
function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimitMs);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
}

let cached: typeof fetch | undefined;

/** Sends the requests of all visitors, and keeps public data for some seconds. */
function fetchShared(): typeof fetch {
  cached ??= publicDataCache({
    publishableKey: serverEnv().supabasePublishableKey,
    maxAgeMs: catalogueMaxAgeMs(),
    send: tracedFetch(fetchInTime),
  });
  return cached;
}

/** Creates the client for all loaders and returns renewed session cookies with the reply. */
export const supabaseMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const env = serverEnv();
  const replyHeaders = new Headers();
  const client = createServerClient(env.supabaseUrl, env.supabasePublishableKey, {
    global: { fetch: fetchShared(), headers: visitorHeaders(request, shopKey(), clientAddressHeader()) },
    // The client's own retries would delay the page by 7 s; the pages offer a retry instead.
    db: { retry: false },
    cookies: {
      getAll: () =>
        parseCookieHeader(request.headers.get('Cookie') ?? '').map(({ name, value }) => ({ name, value: value ?? '' })),
      setAll: (cookies, cacheHeaders) => {
        for (const { name, value, options } of cookies) {
          replyHeaders.append('Set-Cookie', sessionCookie(name, value, options, env.shopUrl));
        }
        for (const [name, value] of Object.entries(cacheHeaders)) replyHeaders.set(name, value);
      },
    },
  });
  context.set(supabaseContext, client);
  const response = await next();
  for (const [name, value] of replyHeaders) {
    if (name === 'set-cookie') response.headers.append(name, value);
    else response.headers.set(name, value);
  }
  return response;
};
