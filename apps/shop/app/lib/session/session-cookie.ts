import { type CookieOptions, serializeCookieHeader } from '@supabase/ssr';

/** Idle time after which a browser is signed out; each renewal of the session restarts it. */
const lifetimeSeconds = 30 * 24 * 60 * 60;

/**
 * Serializes a session cookie, for `Set-Cookie` and for `document.cookie`. The Supabase client would keep it for 400
 * days.
 * @param options of the Supabase client; a `maxAge` of 0 removes the cookie
 */
export function sessionCookie(name: string, value: string, options: CookieOptions, shopUrl: string): string {
  return serializeCookieHeader(name, value, {
    ...options,
    secure: shopUrl.startsWith('https:'),
    maxAge: options.maxAge === 0 ? 0 : lifetimeSeconds,
  });
}
