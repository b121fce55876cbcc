import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
}, 60_000);
afterAll(() => database.close());

/** The names a catalogue query finds; it finds what is wrong. */
async function found(sql: string): Promise<unknown[]> {
  return database.trial(async ({ owner }) => (await owner.query<{ name: unknown }>(sql)).map(({ name }) => name));
}

const OUR_SCHEMAS = `('public'::regnamespace, 'private'::regnamespace)`;

/** The checks of Supabase's splinter that apply to a schema, by its numbers. No exceptions are allowed. */
const splinter: readonly [title: string, sql: string][] = [
  [
    '0001: every foreign key has an index',
    `select conrelid::regclass || '.' || conname as name from pg_constraint c
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select 1 from pg_index i where i.indrelid = c.conrelid
         and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
  ],
  [
    '0003: policies ask who calls once per statement, not once per row',
    `select tablename || ': ' || policyname as name from pg_policies
     where schemaname in ('public', 'storage')
       and coalesce(qual, '') || coalesce(with_check, '') ~ '(auth\\.(uid|jwt|role)|is_admin)\\('
       and coalesce(qual, '') || coalesce(with_check, '') !~* 'select (auth\\.(uid|jwt|role)|private\\.is_admin)\\('`,
  ],
  [
    '0006: one policy per command and role',
    `select tablename || ' ' || cmd || ' ' || role as name from pg_policies, unnest(roles) as role
     where schemaname = 'public' group by tablename, cmd, role having count(*) > 1`,
  ],
  [
    '0010: views run with the rights of the caller',
    `select oid::regclass::text as name from pg_class
     where relkind = 'v' and relnamespace = 'public'::regnamespace and not 'security_invoker=true' = any (coalesce(reloptions, '{}'))`,
  ],
  [
    '0011: functions fix their search path to nothing',
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace in ${OUR_SCHEMAS} and not 'search_path=""' = any (coalesce(proconfig, '{}'))`,
  ],
  [
    '0013: row security is on for every table',
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relrowsecurity`,
  ],
  [
    '0015: no policy trusts what users write about themselves',
    `select policyname as name from pg_policies where coalesce(qual, '') || coalesce(with_check, '') like '%user_metadata%'`,
  ],
  [
    '0024: no policy lets everybody write',
    `select tablename || ': ' || policyname as name from pg_policies
     where schemaname in ('public', 'storage') and cmd <> 'SELECT'
       and (coalesce(qual, '') = 'true' or coalesce(with_check, '') = 'true')`,
  ],
  [
    '0025: listing the files of a bucket is for admins',
    `select policyname as name from pg_policies
     where schemaname = 'storage' and (roles::text[] && '{anon,public}' or coalesce(qual, with_check) !~ 'is_admin')`,
  ],
  [
    '0028, 0029: no function of the Data API runs with the rights of its owner',
    `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  ],
];

describe('lints', () => {
  it.each(splinter)('[BEY-32] %s', async (_title, sql) => {
    expect(await found(sql)).toEqual([]);
  });

  it('find each of these when it is there', async () => {
    await database.trial(async ({ owner }) => {
      const bad = `
        create table public.bad (id uuid primary key, category_id uuid references public.categories (id));
        create view public.bad_view as select * from public.bad;
        create policy a on public.bad for update to anon using (true);
        create policy b on public.bad for update to anon using (id = auth.uid());
        create policy c on public.bad for select to anon using (auth.jwt() -> 'user_metadata' ->> 'role' = 'admin');
        create policy d on storage.objects for select to anon using (true);
        create function public.bad() returns int language sql security definer as 'select 1';`;
      for (const statement of bad.split(';').filter((text) => text.trim())) await owner.query(statement);
      for (const [title, sql] of splinter) expect([title, (await owner.query(sql)).length > 0]).toEqual([title, true]);
    });
  });

  it('[BEY-32] no policy names the public role', async () => {
    expect(
      await found(
        `select policyname as name from pg_policies where schemaname in ('public', 'storage') and 'public' = any (roles)`,
      ),
    ).toEqual([]);
  });

  it('lets nobody call a function by accident', async () => {
    expect(
      await found(`select oid::regprocedure::text as name from pg_proc p
        where pronamespace in ${OUR_SCHEMAS} and exists (select 1 from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)`),
    ).toEqual([]);
  });

  it('gives the reason for every function that runs with the rights of its owner', async () => {
    expect(
      await found(`select oid::regprocedure::text as name from pg_proc
        where pronamespace = 'private'::regnamespace and prosecdef and coalesce(obj_description(oid, 'pg_proc'), '') not like '%efiner%'`),
    ).toEqual([]);
  });

  it('describes every table, view and function', async () => {
    expect(
      await found(`select oid::regclass::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and obj_description(oid, 'pg_class') is null
        union all
        select oid::regprocedure::text from pg_proc
        where pronamespace in ${OUR_SCHEMAS} and obj_description(oid, 'pg_proc') is null`),
    ).toEqual([]);
  });
});
