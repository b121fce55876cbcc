import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { existingPageAddress } from './existing-page-address.ts';

const addressOf = (query: string, total = 50) => existingPageAddress(`https://shop.example/search${query}`, total, 24);

describe('address of an existing page', () => {
  it.each([
    ['?page=4', '/search?page=3'],
    ['?page=99999999999999999999', '/search?page=3'],
    ['?q=Mantel&page=4&type=dog-coat', '/search?q=Mantel&page=3&type=dog-coat'],
    ['?page=0', '/search'],
    ['?page=-1', '/search'],
    ['?page=abc', '/search'],
    ['?page=', '/search'],
    ['?page=2.5', '/search'],
    ['?page=1', '/search'],
    ['?page=02', '/search?page=2'],
    ['?page=2&page=3', '/search?page=2'],
    ['?page=%00&sort=title', '/search?sort=title'],
  ])('The address of %s is %s', (query, address) => {
    expect(addressOf(query)).toBe(address);
  });

  it.each(['', '?page=2', '?page=3', '?q=Mantel&page=2'])('The address is not needed for %j', (query) => {
    expect(addressOf(query)).toBeNull();
  });

  it('The address of an empty list is its first page', () => {
    expect(addressOf('?page=2', 0)).toBe('/search');
  });

  it('The address is never redirected again [property]', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.integer().map(String))), fc.nat(500), (pages, total) => {
        const query = new URLSearchParams(pages.map((page) => ['page', page]));
        const address = addressOf(`?${query}`, total);
        if (address !== null) expect(existingPageAddress(`https://shop.example${address}`, total, 24)).toBeNull();
      }),
    );
  });
});
