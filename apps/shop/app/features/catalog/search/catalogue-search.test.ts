import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  articleTypes,
  type CatalogueSearch,
  parseSearch,
  searchParameters,
  sortings,
  wholeCatalogue,
} from './catalogue-search.ts';

const searches: fc.Arbitrary<CatalogueSearch> = fc
  .record({
    query: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    types: fc.subarray([...articleTypes]),
    isConfigurable: fc.constantFrom(true, false, null),
    prices: fc.tuple(
      fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      fc.option(fc.integer({ min: 1_000_000, max: 9_999_999 })),
    ),
    sorting: fc.constantFrom(...sortings),
    page: fc.integer({ min: 1, max: 1000 }),
  })
  .map(({ prices: [minCents, maxCents], ...search }) => ({ ...search, minCents, maxCents }));

/** Parameters of a search with any values, and any other parameters. */
const parameters = fc.oneof(
  fc.webQueryParameters().map((text) => new URLSearchParams(text)),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('q', 'type', 'configurable', 'min', 'max', 'sort', 'page'),
        fc.oneof(
          fc.constantFrom('yes', 'no', 'dog-coat', 'other', 'price_desc', '9,5', '49.90', '120 €', '-5', '1e9', '0'),
          fc.integer({ min: 0, max: 2_000 }).map(String),
          fc.string({ unit: fc.constantFrom('a', ' '), minLength: 95, maxLength: 130 }),
          fc.string(),
        ),
      ),
    )
    .map((pairs) => new URLSearchParams(pairs)),
);

describe('search in the URL', () => {
  it('[BEY-51] A search round-trips through the URL', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(parseSearch(new URLSearchParams(searchParameters(search).toString()))).toEqual(search);
      }),
    );
  });

  it('[BEY-51] Defaults are omitted from the URL', () => {
    expect(searchParameters(wholeCatalogue).toString()).toBe('');
  });

  it.each([
    ['min=9,5', { minCents: 950 }],
    ['min=9.50', { minCents: 950 }],
    ['max=120 €', { maxCents: 12_000 }],
    ['min=120&max=50', { minCents: 5_000, maxCents: 12_000 }],
    ['min=1.250', { minCents: 125_000 }],
    ['min=0.125', { minCents: null }],
    ['min=&max=', { minCents: null, maxCents: null }],
    ['min=viel', { minCents: null }],
    ['min=-5', { minCents: null }],
    ['type=dog-coat&type=cat', { types: ['dog-coat'] }],
    ['sort=__proto__', { sorting: 'relevance' }],
    ['configurable=__proto__', { isConfigurable: null }],
    ['page=0', { page: 1 }],
    ['page=-1', { page: 1 }],
    ['page=abc', { page: 1 }],
    ['page=1e9', { page: 1000 }],
    ['q=%20Mantel%20', { query: 'Mantel' }],
  ])('[BEY-51] The search %s is normalized', (address, expected) => {
    expect(parseSearch(new URLSearchParams(address))).toMatchObject(expected);
  });

  it('Any parsed URL is written so that it parses to the same search [property]', () => {
    fc.assert(
      fc.property(parameters, (given) => {
        const search = parseSearch(given);
        expect(parseSearch(searchParameters(search))).toEqual(search);
      }),
    );
  });
});
