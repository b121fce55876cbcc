import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../setup/database.ts';
import { fillTables } from '../setup/fill-tables.ts';
import { brokenValues } from './broken-values.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
  await database.prepare(fillTables);
});
afterAll(() => database.close());

const places = Object.entries(brokenValues).flatMap(([table, constraints]) =>
  Object.entries(constraints).map(([constraint, breaches]) => ({ table, constraint, breaches })),
);

it('Every check constraint has a broken value', () =>
  database.trial(async ({ owner }) => {
    const rows = await owner.query<{ place: string }>(
      `select relname || '.' || conname as place from pg_constraint join pg_class on pg_class.oid = conrelid
       where contype = 'c' and connamespace = 'public'::regnamespace order by 1`,
    );
    expect(places.map(({ table, constraint }) => `${table}.${constraint}`).toSorted()).toEqual(
      rows.map(({ place }) => place).toSorted(),
    );
  }));

it.each(Object.keys(brokenValues))('The table %s rejects broken values from every role', (table) =>
  database.trial(async ({ owner }) => {
    // Triggers of frozen tables would reject the change before its values are checked.
    await owner.query(`alter table public.${table} disable trigger user`);
    for (const [constraint, breaches] of Object.entries(brokenValues[table] ?? {})) {
      for (const breach of breaches) {
        const { code, message } = await owner.failure(`update public.${table} set ${breach}`);
        expect([code, message], breach).toEqual(['23514', expect.stringContaining(`"${constraint}"`)]);
      }
    }
  }),
);
