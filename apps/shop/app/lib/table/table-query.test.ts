import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableDefinition } from './table-definition.ts';
import { defaultTableQuery, readTableQuery, type TableQuery, withoutPage, writeTableQuery } from './table-query.ts';

const definition: TableDefinition = {
  id: 'orders',
  pageSize: 10,
  sortable: ['created_at', 'total_cents'],
  defaultSort: { column: 'created_at', isDescending: true },
  filters: [
    { kind: 'choice', id: 'status', values: ['Offen', 'In Bearbeitung', 'Versendet'] },
    { kind: 'days', id: 'created' },
  ],
  hiddenAtFirst: ['email'],
};

const dayArbitrary = fc.constantFrom('', '2026-01-31', '2026-11-21');
const queryArbitrary: fc.Arbitrary<TableQuery> = fc.record({
  search: fc.string({ maxLength: 40 }).filter((text) => text === '' || text.trim() !== ''),
  page: fc.integer({ min: 1, max: 1_000 }),
  sort: fc.record({ column: fc.constantFrom('created_at', 'total_cents'), isDescending: fc.boolean() }),
  filters: fc
    .record({
      status: fc.option(fc.subarray(['Offen', 'In Bearbeitung', 'Versendet'], { minLength: 1 })),
      created: fc.option(fc.tuple(dayArbitrary, dayArbitrary).filter(([from, to]) => from !== '' || to !== '')),
    })
    .map(({ status, created }) => ({ ...(status ? { status } : {}), ...(created ? { created } : {}) })),
  hiddenColumns: fc.subarray(['email', 'tracking', 'total']),
  dropped: fc.constant([]),
});

describe('query of a table', () => {
  it('[BEY-60] The query round-trips through the URL', () => {
    fc.assert(
      fc.property(queryArbitrary, (query) => {
        const address = writeTableQuery(query, definition).toString();
        expect(readTableQuery(new URLSearchParams(address), definition)).toEqual(query);
      }),
    );
  });

  it('The default query adds nothing to the URL', () => {
    expect(writeTableQuery(defaultTableQuery(definition), definition).toString()).toBe('');
  });

  it.each([
    ['page=0', ['page']],
    ['page=-3', ['page']],
    ['page=x', ['page']],
    ['sort=password', ['sort']],
    ['status=Unbekannt', ['status']],
    ['status=', ['status']],
    ['created=heute..morgen', ['created']],
    ['created=2026-99-99..2026-99-99', ['created']],
    ['created=2026-02-30..', ['created']],
    ['created=..', ['created']],
    ['q=%00', ['q']],
    ['q=%00&status=x&sort=-&page=a', ['q', 'status', 'sort', 'page']],
    ['x=1', []],
  ])('[BEY-60] Invalid values are ignored, and their parameters named: %s', (address, dropped) => {
    expect(readTableQuery(new URLSearchParams(address), definition)).toEqual({
      ...defaultTableQuery(definition),
      dropped,
    });
  });

  it.each([
    ['status=Offen,Unbekannt', { filters: { status: ['Offen'] }, dropped: ['status'] }],
    ['created=2026-01-31..morgen', { filters: { created: ['2026-01-31', ''] }, dropped: ['created'] }],
    ['q=a%00b', { search: 'a b', dropped: ['q'] }],
    ['q=Mu%CC%88ller', { search: 'Müller', dropped: [] }],
  ])('The valid part of %s is applied', (address, expected) => {
    expect(readTableQuery(new URLSearchParams(address), definition)).toMatchObject(expected);
  });

  it('Everything but the page is kept', () => {
    expect(withoutPage('?q=anna&page=3&status=Offen')).toBe('q=anna&status=Offen');
    expect(withoutPage('?page=3')).toBe('');
  });
});
