import { expect, it } from 'vitest';
import { isFromShop } from './shop-server.ts';

it('A form is accepted from every name of this machine if the shop runs on it, at the same port', () => {
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(isFromShop('POST', origin, 'http://localhost:3000'), origin).toBe(true);
  }
  for (const origin of [
    'http://localhost:3001',
    'https://127.0.0.1:3000',
    'https://evil.example',
    'null',
    'http://localhost.evil.example:3000',
  ]) {
    expect(isFromShop('POST', origin, 'http://localhost:3000'), origin).toBe(false);
  }
  expect(isFromShop('POST', 'http://127.0.0.1:3000', 'https://shop.example')).toBe(false);
  expect(isFromShop('POST', 'https://shop.example', 'https://shop.example')).toBe(true);
});
