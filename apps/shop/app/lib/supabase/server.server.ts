import { createServerClient, parseCookieHeader } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createContext, type MiddlewareFunction } from 'react-router';
import { clientAddressHeader, serverEnv, shopKey } from '#app/config/server-env.server.ts';
import { sessionCookie } from '../session/session-cookie.ts';
import { visitorHeaders } from './visitor-headers.ts';

/**
 * The Supabase client of one request: publishable key plus the visitor's own session, if the cookies carry one.
 * Row level security decides what it may read.
 */
export const supabaseContext = createContext<SupabaseClient>();

const timeLimitMs = 8_000;

/** A visitor rather reads that something failed than waits for a server that does not answer. */
function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimitMs);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
}

/** Gives every loader its client and sends renewed session cookies back with the reply. */
export const supabaseMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const env = serverEnv();
  const replyHeaders = new Headers();
  const client = createServerClient(env.supabaseUrl, env.supabasePublishableKey, {
    global: { fetch: fetchInTime, headers: visitorHeaders(request, shopKey(), clientAddressHeader()) },
    // Its retries would keep a visitor waiting for 7 s; the pages offer one themselves.
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
