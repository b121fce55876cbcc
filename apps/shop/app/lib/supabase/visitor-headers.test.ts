import { expect, test } from 'vitest';
import { visitorHeaders } from './visitor-headers.ts';

const forwarded = (addresses: string) =>
  new Request('https://shop.example', { headers: { 'x-forwarded-for': addresses } });

test('the server names the visitor as its proxy saw them, with its key', () => {
  expect(visitorHeaders(forwarded('made up, 203.0.113.7'), 'key')).toEqual({
    'x-shop-key': 'key',
    'x-visitor-address': '203.0.113.7',
  });
});

test('the server says nothing without a key or an address', () => {
  expect(visitorHeaders(forwarded('203.0.113.7'), null)).toEqual({});
  expect(visitorHeaders(forwarded(' '), 'key')).toEqual({});
  expect(visitorHeaders(new Request('https://shop.example'), 'key')).toEqual({});
});

test('the server reads the header in which its proxy names the visitor, and no other', () => {
  const request = new Request('https://shop.example', {
    headers: { 'x-forwarded-for': 'made up', 'x-real-ip': '203.0.113.7' },
  });
  expect(visitorHeaders(request, 'key', 'x-real-ip')).toEqual({
    'x-shop-key': 'key',
    'x-visitor-address': '203.0.113.7',
  });
});
