import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

it('The address of a caller is the last one in the header of the proxy', () => {
  expect(visitorAddress(new Headers({ 'x-forwarded-for': 'made up, 203.0.113.7 ' }))).toBe('203.0.113.7');
  expect(visitorAddress(new Headers({ 'x-forwarded-for': ' ' }))).toBeNull();
  expect(visitorAddress(new Headers())).toBeNull();
});

it('The address of a caller comes from another header only if it is configured', () => {
  const headers = new Headers({ 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': '203.0.113.7' });
  expect(visitorAddress(headers)).toBe('203.0.113.7');
  expect(visitorAddress(headers, 'cf-connecting-ip')).toBe('192.0.2.1');
  expect(visitorAddress(new Headers({ 'x-forwarded-for': '203.0.113.7' }), 'cf-connecting-ip')).toBeNull();
});

it('No other file reads the address of a caller', () => {
  const root = new URL('../../', import.meta.url);
  const reads =
    /headers\.get\(\s*'(?:x-forwarded-for|x-real-ip|cf-connecting-ip|true-client-ip|forwarded)'|\.remoteAddress\b/i;
  const files = globSync(['supabase/**/*.ts', 'apps/shop/{app,server}/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.ts'],
  });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => reads.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
  expect(reads.test(`headers.get('cf-connecting-ip')`)).toBe(true);
});
