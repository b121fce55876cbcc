import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, userIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** Tables with text columns that no person writes. */
const withoutFreeText = ['rate_limits'];

describe('stored text', () => {
  it('Stored text is composed in every table with texts', () =>
    database.trial(async ({ owner }) => {
      const rows = await owner.query<{ name: string }>(
        `select c.relname as name from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
           and exists (
             select 1 from pg_attribute a join pg_type t on t.oid = a.atttypid
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
               and t.typname in ('text', 'varchar', 'bpchar', '_text', 'json', 'jsonb')
           )
           and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'a_compose_text')`,
      );
      expect(rows.map(({ name }) => name)).toEqual(withoutFreeText);
    }));

  it('Stored text is composed before any other trigger of the table runs', () =>
    database.trial(async ({ owner }) => {
      const earlier = await owner.query(
        `select t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgname < 'a_compose_text'`,
      );
      expect(earlier).toEqual([]);
    }));

  it('Stored text is composed by writes of the Data API, in text and in JSON', () =>
    database.trial(async ({ as, owner }) => {
      const decomposed = 'Mu\u0308ller';
      await as('admin').query('insert into public.categories (title) values ($1)', [decomposed]);
      expect(await owner.value('select title from public.categories where title = $1', ['Müller'])).toBe('Müller');
      await as('anna').query('update public.profiles set last_name = $1 where id = $2', [decomposed, userIds.anna]);
      expect(await owner.value('select last_name from public.profiles where id = $1', [userIds.anna])).toBe('Müller');
      await as('admin').query('update public.articles set title = $1 where id = $2', [decomposed, articleId(1)]);
      expect(
        await owner.value(`select after ->> 'title' from public.audit_log where row_id = $1 order by id desc limit 1`, [
          articleId(1),
        ]),
      ).toBe('Müller');
    }));

  it('Stored text in JSON is composed like each of its texts and keys [property]', () =>
    database.trial(async ({ owner }) => {
      const text = fc.string({
        unit: fc.constantFrom('a', 'n', 'u', 'A', '\n', '\t', '\\', '"', '\u0308', '\u0303', '\u030a', 'ü', 'ı', '🐶'),
        maxLength: 6,
      });
      const value = fc.letrec((tie) => ({
        value: fc.oneof(
          { maxDepth: 3 },
          text,
          fc.constantFrom(null, true, 1.5),
          fc.array(tie('value'), { maxLength: 3 }),
          fc.dictionary(text, tie('value'), { maxKeys: 3 }),
        ),
      })).value;
      const values = fc.sample(value, { numRuns: 300, seed: 1 });
      const composed = await owner.query<{ value: unknown }>(
        `select private.composed_json(e.value) as value
         from jsonb_array_elements($1::jsonb) with ordinality as e (value, place) order by e.place`,
        [JSON.stringify(values)],
      );
      expect(composed.map((row) => row.value)).toEqual(values.map(composedValue));
    }));
});

function composedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(composedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key.normalize('NFC'), composedValue(entry)]));
}

describe('search', () => {
  it('The search finds a name of an account however it is encoded', () =>
    database.trial(async ({ as, owner }) => {
      await owner.query('update public.profiles set last_name = $1 where id = $2', ['Şimşek-İnan', userIds.anna]);
      for (const search of ['Şimşek-İnan', 'S\u0327ims\u0327ek', 'İnan']) {
        const [row] = await as('admin').query<{ page: { total: number } }>('select public.list_users($1) as page', [
          search,
        ]);
        expect(row?.page.total).toBe(1);
      }
    }));

  it.each(['İşık', 'Is\u0327ik', 'işik', 'Ä́rmel', 'A\u0308rmel'])(
    'The search of the catalogue finds the article %j',
    (title) =>
      database.trial(async ({ as }) => {
        await as('admin').query('update public.articles set title = $1 where id = $2', [title, articleId(13)]);
        for (const query of [title, title.normalize('NFD'), title.normalize('NFC')]) {
          const [row] = await as('visitor').query<{ found: { articles: { id: string }[] } }>(
            'select public.search_catalogue($1) as found',
            [query],
          );
          expect(row?.found.articles.map(({ id }) => id)[0]).toBe(articleId(13));
        }
      }),
  );
});

describe('the order of names', () => {
  it('The order of names is that of a German dictionary', () =>
    database.trial(async ({ owner }) => {
      const names = ['Zebra', 'Übung', 'Straße', 'Ärmel', 'Mauern', 'Öl', 'Mäuer', 'Arm', 'O', 'Mauer'];
      const rows = await owner.query<{ name: string }>(
        'select name from unnest($1::text[]) as name order by private.sort_key(name)',
        [names],
      );
      expect(rows.map(({ name }) => name)).toEqual(names.toSorted(new Intl.Collator('de').compare));
    }));

  it('The order of names is used by every list that SQL sorts by a name', () => {
    const folder = new URL('../../migrations/', import.meta.url);
    const files = readdirSync(folder);
    const plain = files.flatMap((file) =>
      [
        ...readFileSync(new URL(file, folder), 'utf8').matchAll(
          /order by [^;()]*?\b(?:title|name|first_name|last_name)\b[^;\n]*/g,
        ),
      ]
        .map(([text]) => `${file}: ${text}`)
        .filter((text) => !text.includes('sort_key') && !/configurator_visits/.test(text)),
    );
    expect(files.length).toBeGreaterThan(30);
    expect(plain).toEqual([]);
  });
});
