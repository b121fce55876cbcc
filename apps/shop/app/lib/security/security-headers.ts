import { embedHosts } from 'shop-backend/contracts';
import type { PublicEnv } from '#app/config/env.ts';

/** Origins allowed in a template's iframe field; the database accepts no others (OP-36). */
export const iframeHosts = embedHosts.map((host) => `https://${host}`);

const paypalSources = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

interface Page {
  env: PublicEnv;
  /** Sources of the page's inline scripts: a nonce that is unique per reply, or digests of the scripts. */
  inlineScripts: readonly string[];
  /** Vite's dev server needs its web socket and its style elements. */
  isDevelopment: boolean;
}

/**
 * Builds the content security policy of a page. It allows the shop itself, data and pictures from Supabase, and payment
 * from the origin of the payment script.
 */
export function contentSecurityPolicy({ env, inlineScripts, isDevelopment }: Page): string {
  const supabase = new URL(env.supabaseUrl).origin;
  const sdk = new URL(env.paypalSdkUrl);
  const payment = sdk.hostname.endsWith('.paypal.com') ? paypalSources : [sdk.origin];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...payment],
    // Covers style attributes too, so drawings in a template's colours use SVG attributes or are styled by script.
    'style-src': isDevelopment ? ["'self'", ...inlineScripts] : ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', supabase, ...payment],
    'font-src': ["'self'"],
    'connect-src': ["'self'", supabase, ...payment, ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': [...payment, ...iframeHosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** All security headers of a reply, including the policy. */
export function securityHeaders(page: Page): ReadonlyMap<string, string> {
  const headers = new Map([
    ['Content-Security-Policy', contentSecurityPolicy(page)],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    // Plain same-origin would disconnect the payment popup from the page that opened it.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]);
  if (page.env.shopUrl.startsWith('https:')) {
    headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  }
  return headers;
}
