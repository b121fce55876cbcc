import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../setup/database.ts';
import { splinterRules } from './splinter-rules.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

/** Returns the names of the violations that a catalogue query finds. */
async function found(sql: string): Promise<unknown[]> {
  return database.trial(async ({ owner }) => (await owner.query<{ name: unknown }>(sql)).map(({ name }) => name));
}

const OUR_SCHEMAS = `('public'::regnamespace, 'private'::regnamespace)`;

describe('lints', () => {
  describe.each(splinterRules)('splinter $title', ({ sql, allowed = {}, breach }) => {
    it('[BEY-32] passes except for documented exceptions', async () => {
      expect((await found(sql)).map(String).sort()).toEqual(Object.keys(allowed).sort());
    });

    it('[BEY-32] fails for a planted violation', async () => {
      await database.trial(async ({ owner }) => {
        const before = (await owner.query(sql)).length;
        for (const statement of breach.split(';')) await owner.query(statement);
        expect((await owner.query(sql)).length).toBeGreaterThan(before);
      });
    });
  });

  it('[BEY-32] only extensions used by the shop are installed', async () => {
    expect(await found('select extname as name from pg_extension order by 1')).toEqual(['pg_trgm', 'plpgsql']);
  });

  it('[BEY-32] no policy applies to the public role', async () => {
    expect(
      await found(
        `select policyname as name from pg_policies where schemaname in ('public', 'storage') and 'public' = any (roles)`,
      ),
    ).toEqual([]);
  });

  it('no function is granted by accident', async () => {
    expect(
      await found(`select oid::regprocedure::text as name from pg_proc p
        where pronamespace in ${OUR_SCHEMAS} and exists (select 1 from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)`),
    ).toEqual([]);
  });

  it('document the reason for every SECURITY DEFINER function', async () => {
    expect(
      await found(`select oid::regprocedure::text as name from pg_proc
        where pronamespace = 'private'::regnamespace and prosecdef and coalesce(obj_description(oid, 'pg_proc'), '') not like '%efiner%'`),
    ).toEqual([]);
  });

  it('require a description of every table, view and function', async () => {
    expect(
      await found(`select oid::regclass::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and obj_description(oid, 'pg_class') is null
        union all
        select oid::regprocedure::text from pg_proc
        where pronamespace in ${OUR_SCHEMAS} and obj_description(oid, 'pg_proc') is null`),
    ).toEqual([]);
  });
});
