import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('the page after login', () => {
  it.each(['/orders', '/configure/dog-coat?article=1', '/profile#passwort', '/'])(
    '[SF-NAV-20] The page after login is the previous page: %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it('[SF-NAV-21] The page after login is the home page without a previous page', () => {
    expect([safeReturnPath(null), safeReturnPath('')]).toEqual(['/', '/']);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'orders',
    '/auth?redirect=/auth',
  ])('The page after login is never a foreign host, a script or the login: %j', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });

  it('The page after login stays on this shop for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '/', '//', '/\\', '/\n', '/.'), (text, start) => {
        const url = new URL(safeReturnPath(start + text), 'https://shop.example');
        expect(url.origin).toBe('https://shop.example');
      }),
    );
  });
});
