import { expect, test } from 'vitest';
import { visitorHeaders } from './visitor-headers.ts';

const forwarded = (addresses: string) =>
  new Request('https://shop.example', { headers: { 'x-forwarded-for': addresses } });

test('The server sends the visitor’s address from its proxy with its key', () => {
  expect(visitorHeaders(forwarded('made up, 203.0.113.7'), 'key')).toEqual({
    'x-shop-key': 'key',
    'x-visitor-address': '203.0.113.7',
  });
});

test('The server sends no headers without a key or an address', () => {
  expect(visitorHeaders(forwarded('203.0.113.7'), null)).toEqual({});
  expect(visitorHeaders(forwarded(' '), 'key')).toEqual({});
  expect(visitorHeaders(new Request('https://shop.example'), 'key')).toEqual({});
});

test('The server reads the visitor’s address only from the header of its proxy', () => {
  const request = new Request('https://shop.example', {
    headers: { 'x-forwarded-for': 'made up', 'x-real-ip': '203.0.113.7' },
  });
  expect(visitorHeaders(request, 'key', 'x-real-ip')).toEqual({
    'x-shop-key': 'key',
    'x-visitor-address': '203.0.113.7',
  });
});
