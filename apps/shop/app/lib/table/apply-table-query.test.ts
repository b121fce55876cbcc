import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { applyTableQuery } from './apply-table-query.ts';
import type { TableDefinition } from './table-definition.ts';
import { defaultTableQuery, type TableQuery } from './table-query.ts';

const definition: TableDefinition = {
  id: 'orders',
  pageSize: 10,
  sortable: ['created_at', 'price'],
  defaultSort: { column: 'created_at', isDescending: true },
  filters: [
    { kind: 'choice', id: 'status', values: [] },
    { kind: 'choice', id: 'tags', values: [] },
    { kind: 'days', id: 'created_at' },
  ],
  hiddenAtFirst: [],
};

/** The URL parameters that a query sends to the Data API. */
async function addressOf(query: Partial<TableQuery>): Promise<URLSearchParams> {
  let requestedUrl = '';
  const client: SupabaseClient = createClient('http://localhost', 'key', {
    auth: { persistSession: false },
    global: {
      fetch: async (input) => {
        requestedUrl = String(input);
        return new Response('[]', { headers: { 'content-type': 'application/json' } });
      },
    },
  });
  const source = {
    searchColumn: 'search_text',
    listColumns: ['tags'],
    emptyColumns: ['price'],
    nameColumns: ['name'],
    keyColumn: 'id',
  };
  const request = client.from('rows').select<string, { id: string }>('id');
  await applyTableQuery<typeof request>(request, { ...defaultTableQuery(definition), ...query }, definition, source);
  return new URL(requestedUrl).searchParams;
}

describe('request of a table', () => {
  it('All words of a search are matched', async () => {
    const address = await addressOf({ search: 'Sofia  Müller' });
    expect(address.getAll('search_text')).toEqual(['imatch.^(?=.*Sofia)(?=.*Müller)']);
  });

  it('Special characters in a search are escaped', async () => {
    expect((await addressOf({ search: 'a,b){"%\\*' })).get('search_text')).toBe(
      'imatch.^(?=.*a\\u002cb\\u0029\\u007b\\u0022\\u0025\\u005c\\u002a)',
    );
  });

  it('[BEY-60] Rows are filtered by values, lists and days, and sorted so that no row is on two pages', async () => {
    const address = await addressOf({
      filters: { status: ['Offen', 'In Bearbeitung'], tags: ['a'], created_at: ['2026-11-01', '2026-11-02'] },
      sort: { column: 'price', isDescending: false },
    });
    expect(address.get('status')).toBe('in.(Offen,In Bearbeitung)');
    expect(address.get('tags')).toBe('ov.{a}');
    expect(address.getAll('created_at')).toEqual(['gte.2026-10-31T23:00:00.000Z', 'lt.2026-11-02T23:00:00.000Z']);
    expect(address.get('order')).toBe('price.asc.nullslast,id.asc');
  });

  it('[BEY-60] A column of names is sorted as in a dictionary, and ties by the unique column', async () => {
    const address = await addressOf({ sort: { column: 'name', isDescending: true } });
    expect(address.get('order')).toBe('name_order.desc,id.desc');
  });

  it('[BEY-60] Days are filtered from midnight in Berlin, including a day of 25 hours', async () => {
    const address = await addressOf({ filters: { created_at: ['2026-10-25', '2026-10-25'] } });
    expect(address.getAll('created_at')).toEqual(['gte.2026-10-24T22:00:00.000Z', 'lt.2026-10-25T23:00:00.000Z']);
  });
});
