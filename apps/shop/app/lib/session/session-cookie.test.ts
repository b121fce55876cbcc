import { expect, it } from 'vitest';
import { sessionCookie } from './session-cookie.ts';

const options = { path: '/', sameSite: 'lax', maxAge: 400 * 24 * 60 * 60 } as const;

it('The session cookie is sent over https only and lasts 30 days', () => {
  expect(sessionCookie('sb-shop-auth-token', 'value', options, 'https://shop.example').split('; ')).toEqual([
    'sb-shop-auth-token=value',
    'Max-Age=2592000',
    'Path=/',
    'Secure',
    'SameSite=Lax',
  ]);
});

it('The session cookie of a shop on this machine works without https', () => {
  expect(sessionCookie('sb-shop-auth-token', 'value', options, 'http://localhost:3000')).not.toContain('Secure');
});

it('A removed session cookie expires at once', () => {
  const removed = sessionCookie('sb-shop-auth-token', '', { ...options, maxAge: 0 }, 'https://shop.example');
  expect(removed).toContain('Max-Age=0;');
});
