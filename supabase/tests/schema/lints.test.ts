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
    it('[BEY-32] A splinter lint passes except for documented exceptions', async () => {
      expect((await found(sql)).map(String).sort()).toEqual(Object.keys(allowed).sort());
    });

    it('[BEY-32] A splinter lint fails for a planted violation', async () => {
      await database.trial(async ({ owner }) => {
        const before = (await owner.query(sql)).length;
        for (const statement of breach.split(';')) await owner.query(statement);
        expect((await owner.query(sql)).length).toBeGreaterThan(before);
      });
    });
  });

  it('[BEY-32] The extensions installed are only those used by the shop', async () => {
    expect(await found('select extname as name from pg_extension order by 1')).toEqual(['pg_trgm', 'plpgsql']);
  });

  it('[BEY-32] No policy applies to the public role', async () => {
    expect(
      await found(
        `select policyname as name from pg_policies where schemaname in ('public', 'storage') and 'public' = any (roles)`,
      ),
    ).toEqual([]);
  });

  describe('the claims of a token', () => {
    // A token stays valid for up to an hour after the sign-out.
    const readers = `
      select oid::regprocedure::text as name from pg_proc
      where pronamespace in ${OUR_SCHEMAS} and prokind = 'f' and pg_get_functiondef(oid) ~ 'auth\\.(uid|jwt|role)\\('
      union all
      select tablename || ': ' || policyname from pg_policies
      where coalesce(qual, '') || coalesce(with_check, '') ~ 'auth\\.(uid|jwt|role)\\('
      union all
      select viewname::text from pg_views where schemaname = 'public' and definition ~ 'auth\\.(uid|jwt|role)\\('
      union all
      select adrelid::regclass::text from pg_attrdef where pg_get_expr(adbin, adrelid) ~ 'auth\\.(uid|jwt|role)\\('
      order by 1`;

    it('[BEY-31] The claims of a token are read only by the functions that look the session up', async () => {
      expect(await found(readers)).toEqual([
        'private.caller_id()',
        'private.has_given_second_factor()',
        'private.require_fresh_session()',
        // Names the actor, and grants nothing.
        'private.write_audit_log()',
      ]);
    });

    it.each([
      ['policy', 'create policy bad on public.categories for update to authenticated using (id = (select auth.uid()))'],
      ['function', `create function public.bad() returns uuid language sql as 'select auth.uid()'`],
      ['view', 'create view public.bad as select auth.uid() as id'],
      ['default', 'create table public.bad (id uuid default auth.uid())'],
    ])('[BEY-31] The claims of a token are found in a planted %s', (_kind, statement) =>
      database.trial(async ({ owner }) => {
        const before = (await owner.query(readers)).length;
        await owner.query(statement);
        expect((await owner.query(readers)).length).toBe(before + 1);
      }),
    );
  });

  it('No function is granted by accident', async () => {
    expect(
      await found(`select oid::regprocedure::text as name from pg_proc p
        where pronamespace in ${OUR_SCHEMAS} and exists (select 1 from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)`),
    ).toEqual([]);
  });

  it('The reason for every SECURITY DEFINER function is documented', async () => {
    expect(
      await found(`select oid::regprocedure::text as name from pg_proc
        where pronamespace = 'private'::regnamespace and prosecdef and coalesce(obj_description(oid, 'pg_proc'), '') not like '%efiner%'`),
    ).toEqual([]);
  });

  it('Every table, view and function has a description', async () => {
    expect(
      await found(`select oid::regclass::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and obj_description(oid, 'pg_class') is null
        union all
        select oid::regprocedure::text from pg_proc
        where pronamespace in ${OUR_SCHEMAS} and obj_description(oid, 'pg_proc') is null`),
    ).toEqual([]);
  });
});
