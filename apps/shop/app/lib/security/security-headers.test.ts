import { describe, expect, it } from 'vitest';
import type { PublicEnv } from '#app/config/env.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const env: PublicEnv = {
  supabaseUrl: 'https://project.supabase.co',
  supabasePublishableKey: 'key',
  paypalClientId: 'client',
  paypalSdkUrl: 'https://www.paypal.com/web-sdk/v6/core',
  shopUrl: 'https://shop.example',
};
const page = { env, inlineScripts: ["'nonce-n0nce'"], isDevelopment: false };

function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('contentSecurityPolicy', () => {
  it('[BEY-37] The policy runs scripts of the shop, of PayPal and with the nonce, and no others', () => {
    expect(sourcesOf(contentSecurityPolicy(page), 'script-src')).toEqual([
      "'self'",
      "'nonce-n0nce'",
      'https://*.paypal.com',
      'https://*.paypalobjects.com',
    ]);
  });

  it('[BEY-37] The policy forbids inline scripts and styles, plug-ins, framing and another base address', () => {
    const policy = contentSecurityPolicy(page);
    expect(policy).not.toContain('unsafe-');
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'"]);
    expect(policy).not.toContain('style-src-');
    expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sourcesOf(policy, 'base-uri')).toEqual(["'none'"]);
  });

  it('[BEY-37] The policy allows connections to Supabase and the payment provider only', () => {
    expect(sourcesOf(contentSecurityPolicy(page), 'connect-src')).toEqual([
      "'self'",
      'https://project.supabase.co',
      'https://*.paypal.com',
      'https://*.paypalobjects.com',
    ]);
  });

  it('The policy allows the local sandbox instead of PayPal if it serves the payment script', () => {
    const local = { ...env, paypalSdkUrl: 'http://127.0.0.1:54321/paypal/sdk.js' };
    const sources = sourcesOf(contentSecurityPolicy({ ...page, env: local }), 'script-src');
    expect(sources).toEqual(["'self'", "'nonce-n0nce'", 'http://127.0.0.1:54321']);
  });
});

describe('securityHeaders', () => {
  it('[BEY-37] The headers allow messages from the payment popup and forbid sniffing', () => {
    const headers = securityHeaders(page);
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('[BEY-37] The headers enforce https if the shop is served over it', () => {
    const local = { ...env, shopUrl: 'http://localhost:5173' };
    expect(securityHeaders(page).get('Strict-Transport-Security')).toContain('max-age=');
    expect(securityHeaders({ ...page, env: local }).has('Strict-Transport-Security')).toBe(false);
  });
});
