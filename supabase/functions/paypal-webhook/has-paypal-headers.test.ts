import { expect, it } from 'vitest';
import { hasPayPalHeaders } from './has-paypal-headers.ts';

const now = new Date('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function isTaken(certificate: string | null, ageMs: number | null = 0): boolean {
  const headers = new Headers();
  if (certificate !== null) headers.set('paypal-cert-url', certificate);
  if (ageMs !== null) headers.set('paypal-transmission-time', new Date(now.getTime() - ageMs).toISOString());
  return hasPayPalHeaders(headers, now);
}

it.each(['https://api.paypal.com/v1/cert', 'https://api.sandbox.paypal.com/v1/cert'])(
  'The certificate URL %s is accepted',
  (certificate) => {
    expect(isTaken(certificate)).toBe(true);
  },
);

it.each([
  null,
  '',
  'cert',
  'http://api.paypal.com/v1/cert',
  'https://api.paypal.com.evil.example/v1/cert',
  'https://evil.example/api.paypal.com',
  'https://api.paypal.com:8443/v1/cert',
  'https://paypal.com/v1/cert',
])('The certificate %s is rejected', (certificate) => {
  expect(isTaken(certificate)).toBe(false);
});

it('Events up to four days old and ten minutes ahead are accepted, and none without a time', () => {
  const takenAt = (ageMs: number | null) => isTaken('https://api.paypal.com/v1/cert', ageMs);
  expect([0, 4 * DAY, -10 * MINUTE].map(takenAt)).toEqual([true, true, true]);
  expect([4 * DAY + 1, -10 * MINUTE - 1, null].map(takenAt)).toEqual([false, false, false]);
});
