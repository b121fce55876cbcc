import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { listCategoryChoices, listTemplateChoices } from '#app/features/admin-articles/api/list-choices.ts';
import { listSitemapIds } from '#app/features/catalog/api/list-sitemap-ids.ts';
import { allRows } from './all-rows.ts';

const config = readFileSync(new URL('../../../../../supabase/config.toml', import.meta.url), 'utf8');
const maxRows = Number(/^max_rows = (\d+)$/m.exec(config)?.[1]);

/** A Data API whose tables have `total` rows, with as many rows in a reply as supabase/config.toml permits. */
function clientOfTables(total: number) {
  return createClient('http://localhost', 'key', {
    global: {
      fetch: async (input) => {
        const { searchParams } = new URL(String(input));
        const offset = Number(searchParams.get('offset'));
        const limit = Math.min(Number(searchParams.get('limit') ?? Number.POSITIVE_INFINITY), maxRows);
        const count = Math.max(0, Math.min(limit, total - offset));
        return Response.json(Array.from({ length: count }, (_, index) => rowOf(offset + index)));
      },
    },
  });
}

function rowOf(index: number) {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  return { id, title: `Titel ${index}`, name: `Vorlage ${index}`, configurator_type: null, template_versions: [] };
}

it.each([0, 1, maxRows - 1, maxRows, maxRows + 1, 2 * maxRows + 3])('reads each of %i rows once', async (total) => {
  const client = clientOfTables(total);
  const rows = await allRows((first, last) =>
    client.from('articles').select('id').order('id').range(first, last).throwOnError(),
  );
  expect(rows.map((row) => row.id)).toEqual(Array.from({ length: total }, (_, index) => rowOf(index).id));
});

it('the sitemap and the lists of the article form have more entries than one reply holds', async () => {
  const client = clientOfTables(maxRows + 1);
  const { categoryIds, articleIds } = await listSitemapIds(client);
  const lists = [categoryIds, articleIds, await listCategoryChoices(client), await listTemplateChoices(client)];
  expect(lists.map((list) => list.length)).toEqual(Array(4).fill(maxRows + 1));
});

it('fails as a whole if one of its requests fails', async () => {
  const readRange = async (first: number) => {
    if (first > 0) throw new Error('no connection');
    return { data: Array.from({ length: maxRows }, (_, index) => index) };
  };
  await expect(allRows(readRange)).rejects.toThrow('no connection');
});
