import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, categoryIds } from '../../seed/ids.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

interface Found {
  articles: { id: string; title: string; price: number | null }[];
  total: number;
  types: Record<string, number>;
  configurable: number;
  ready_made: number;
  min_cents: number | null;
  max_cents: number | null;
  collections: { id: string; title: string }[];
}

/** Named parameters of the function, as JSON values. */
async function search(session: Session, parameters: Record<string, unknown>): Promise<Found> {
  const names = Object.keys(parameters);
  const call = names.map((name, index) => `p_${name} => $${index + 1}`).join(', ');
  const [row] = await session.query<{ found: Found }>(
    `select public.search_catalogue(${call}) as found`,
    Object.values(parameters),
  );
  if (row === undefined) throw new Error('The function gave no row.');
  return row.found;
}

const titles = ({ articles }: Found) => articles.map(({ title }) => title);
const prices = ({ articles }: Found) => articles.map(({ price }) => price);

describe('search', () => {
  it.each([
    ['a title', 'Nordwind', /Nordwind/],
    ['a slip of the keys', 'Nordwnd', /Nordwind/],
    ['two slips', 'Wintrmantel Nordwimd', /Nordwind/],
    ['a slip in a short word', 'Laine', /Leine/],
    ['an umlaut written out', 'Massband', /Maßband/],
    ['a compound with Hunde', 'Hundemantel', /mantel/i],
    ['a plural of the collection', 'Mäntel', /mantel/i],
    ['a plural without umlaut', 'Halsbander', /Halsband/],
    ['words between which others stand', 'ein Geschirr für meinen Hund', /Geschirr/],
    ['a word of the description', 'Wollwaschmittel', /Pflegeset/],
  ])('[BEY-51] The search finds by %s', (_what, query, title) =>
    database.trial(async ({ as }) => {
      const found = await search(as('visitor'), { query });
      expect(titles(found)[0]).toMatch(title);
    }),
  );

  it('[BEY-51] The search finds nothing if a word does not match', () =>
    database.trial(async ({ as }) => {
      for (const query of ['Katzenbaum', 'xqzw', 'Nordwind Katzenbaum']) {
        expect([query, titles(await search(as('visitor'), { query }))]).toEqual([query, []]);
      }
    }));

  it('[BEY-51] The search does not treat a word with the same beginning as a typing error', () =>
    database.trial(async ({ as }) => {
      expect(titles(await search(as('visitor'), { query: 'Leine' }))).not.toContain('Geschirr „Leichtfuß“');
    }));

  it('[BEY-51] The search finds collections by name, despite a typo', () =>
    database.trial(async ({ as }) => {
      for (const query of ['Leinen', 'leinn']) {
        const { collections } = await search(as('visitor'), { query });
        expect(collections).toEqual([{ id: categoryIds.leashes, title: 'Leinen' }]);
      }
    }));

  it('[SF-CAT-20] [BEY-51] The search hides paused articles from visitors, in lists and in counts', () =>
    database.trial(async ({ as }) => {
      const query = 'Sommerwind';
      expect(await search(as('visitor'), { query })).toMatchObject({ articles: [], total: 0, types: {} });
      expect(titles(await search(as('admin'), { query }))).toEqual(['Leine „Sommerwind“']);
    }));

  it('[BEY-51] The search filters by type, price and configurability; each facet counts the result of the others', () =>
    database.trial(async ({ as }) => {
      const visitor = as('visitor');
      const all = await search(visitor, { base_price_cents: 9900 });
      expect(all.total).toBe(Object.values(all.types).reduce((sum, count) => sum + count, 0));
      expect(all.configurable + all.ready_made).toBe(all.total);

      const coats = await search(visitor, { types: ['dog-coat'], base_price_cents: 9900 });
      expect(coats.total).toBe(all.types['dog-coat']);
      expect(coats.types).toEqual(all.types);
      expect(coats.configurable).toBe(coats.total);

      const cheap = await search(visitor, { min_cents: 1, max_cents: 3000, base_price_cents: 9900 });
      expect(cheap.total).toBeGreaterThan(0);
      expect(prices(cheap).every((price) => price !== null && price <= 30)).toBe(true);
      expect(cheap).toMatchObject({ min_cents: all.min_cents, max_cents: all.max_cents });

      const ready = await search(visitor, { configurable: false });
      expect(ready.total).toBe(all.ready_made);
    }));

  it('[BEY-51] Configurable articles without a price use the base price in the search, articles on request none', () =>
    database.trial(async ({ owner, as }) => {
      await owner.query('update public.articles set price = null where id = $1', [articleId(1)]);
      const found = await search(as('visitor'), { min_cents: 9900, max_cents: 9900, base_price_cents: 9900 });
      expect(titles(found)).toContain('Wintermantel „Nordwind“');
      expect(titles(found)).not.toContain('Einzelstück nach Ihrer Idee');
    }));

  it('[BEY-51] The search sorts by price both ways, by title and by age', () =>
    database.trial(async ({ owner, as }) => {
      const sorted = (sort: string) => search(as('visitor'), { sort, max_cents: 100_000, limit: 100 });
      const up = prices(await sorted('price'));
      expect(up).toEqual(up.toSorted((a, b) => Number(a) - Number(b)));
      expect(prices(await sorted('price_desc'))).toEqual(up.toReversed().toSorted((a, b) => Number(b) - Number(a)));
      const byTitle = titles(await sorted('title'));
      expect(byTitle).toEqual(byTitle.toSorted((a, b) => a.localeCompare(b, 'de')));
      for (const [title, day] of [
        [byTitle.at(-1), '2030-01-02'],
        [byTitle.at(1), '2030-01-03'],
      ]) {
        await owner.query('update public.articles set created_at = $2 where title = $1', [title, day]);
      }
      expect(titles(await sorted('newest')).slice(0, 2)).toEqual([byTitle.at(1), byTitle.at(-1)]);
    }));

  it('[BEY-51] The search pages through 200 articles of a collection without gaps or duplicates', () =>
    database.trial(async ({ owner, as }) => {
      await owner.query(
        `with made as (
           insert into public.articles (title, price, is_paused, withdrawal_excluded, safety_notes)
             select 'Probestück ' || n, n % 7, false, false, 'Kein Spielzeug.' from generate_series(1, 200) as n
           returning id
         )
         insert into public.article_categories (article_id, category_id) select id, $1 from made`,
        [categoryIds.leashes],
      );
      const seen: string[] = [];
      for (let offset = 0; offset < 240; offset += 24) {
        const page = await search(as('visitor'), { category_id: categoryIds.leashes, sort: 'price', offset });
        expect(page.articles.length).toBeLessThanOrEqual(24);
        seen.push(...page.articles.map(({ id }) => id));
      }
      const { total } = await search(as('visitor'), { category_id: categoryIds.leashes });
      expect(total).toBeGreaterThan(200);
      expect(seen).toHaveLength(total);
      expect(new Set(seen).size).toBe(total);
    }));

  it.each([
    "'; drop table articles --",
    '%_\\',
    '((',
    '   ',
    '🐕 🦮',
    'ß'.repeat(5000),
    '<script>',
    '\t\n',
    '{}',
    'ǅ İ',
  ])('[BEY-51] The search accepts any text: %j', (query) =>
    database.trial(async ({ as }) => {
      const { total, articles } = await search(as('visitor'), { query });
      expect(total).toBeGreaterThanOrEqual(articles.length);
    }),
  );
});
