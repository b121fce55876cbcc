import { expect, it } from 'vitest';
import { clientOfTables, maxRows } from '#app/lib/supabase/tables.fixture.ts';
import { listSitemapIds } from './list-sitemap-ids.ts';

it('The sitemap has more entries than one reply of the Data API holds', async () => {
  const { categoryIds, articleIds } = await listSitemapIds(clientOfTables(maxRows + 1));
  expect([categoryIds.length, articleIds.length]).toEqual([maxRows + 1, maxRows + 1]);
});
