/** A check of the database catalogue. */
export interface SplinterRule {
  /** Number in Supabase's splinter, and the expected state */
  title: string;
  /** Selects violations as `name` */
  sql: string;
  /** Accepted violations with their reason */
  allowed?: Readonly<Record<string, string>>;
  /** Statements that create a violation */
  breach: string;
}

const ours = `('public'::regnamespace, 'private'::regnamespace)`;
const isExposed = `relnamespace = 'public'::regnamespace`;
const asksWhoCalls = String.raw`(auth\.(uid|jwt|role)|private\.(caller_id|is_admin)|current_setting)\(`;
const policyText = `coalesce(qual, '') || ' ' || coalesce(with_check, '')`;
const secretNames =
  '^(pass(word|wd|phrase)|pwd|secret(_key)?|(private|api|auth|session|ssh|pgp|gpg|license|activation)_?key|((access|refresh|oauth|session|bearer)_)?token|jwt|session_(id|secret)|auth_code|(recovery|backup|verification)_code|otp|ssn|(tax|passport|national|patient)_id|(passport|license|card|account|routing|insurance)_number|credit_card|cv[vcn]|iban|bic|swift_code|certificate)$';

/**
 * The rules of Supabase's splinter that depend on the schema only. Omitted: 0005 and 0020, which measure usage; 0012
 * and 0022, which check a hosted project; 0019, 0026 and 0027, which require extensions the shop does not use.
 */
export const splinterRules: readonly SplinterRule[] = [
  {
    title: '0001: every foreign key has an index',
    sql: `select conrelid::regclass || '.' || conname as name from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`,
    breach: 'create table public.bad (id uuid primary key, category_id uuid references public.categories (id))',
  },
  {
    title: '0002: no view shows the accounts',
    sql: `select c.oid::regclass::text as name from pg_class c
      join pg_rewrite r on r.ev_class = c.oid join pg_depend d on d.objid = r.oid and d.refobjid = 'auth.users'::regclass
      where c.${isExposed} and c.relkind in ('v', 'm')`,
    breach: 'create view public.bad as select email from auth.users',
  },
  {
    title: '0003: policies ask who calls once per statement, not once per row',
    sql: `select tablename || ': ' || policyname as name from pg_policies
      where schemaname in ('public', 'storage')
        and regexp_replace(${policyText}, 'select (${asksWhoCalls})', '', 'gi') ~ '${asksWhoCalls}'`,
    breach: 'create policy bad on public.categories for update to anon using (id = auth.uid())',
  },
  {
    title: '0004: every table has a primary key',
    sql: `select c.oid::regclass::text as name from pg_class c where ${isExposed} and relkind in ('r', 'p')
      and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    breach: 'create table public.bad (id uuid)',
  },
  {
    title: '0006: one policy per command and role',
    sql: `select tablename || ' ' || cmd || ' ' || role as name from pg_policies, unnest(roles) as role
      where schemaname = 'public' group by tablename, cmd, role having count(*) > 1`,
    breach: 'create policy bad on public.categories for select to anon using (false)',
  },
  {
    title: '0007: no table has policies and row security switched off',
    sql: `select distinct tablename as name from pg_policies p
      join pg_class c on c.oid = format('%I.%I', schemaname, tablename)::regclass
      where schemaname in ('public', 'storage') and not c.relrowsecurity`,
    breach: 'alter table public.categories disable row level security',
  },
  {
    title: '0008: a table with row security has a policy',
    sql: `select c.oid::regclass::text as name from pg_class c where ${isExposed} and relkind in ('r', 'p') and relrowsecurity
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid)`,
    allowed: {
      invoice_counters: 'only functions count invoices',
      order_access_tokens: 'only functions compare the tokens of links',
      order_checks: 'only the sweep notes when it asked PayPal',
      rate_limits: 'only functions count attempts',
    },
    breach: 'create table public.bad (id uuid primary key); alter table public.bad enable row level security',
  },
  {
    title: '0009: no two indexes are the same',
    sql: `select min(i.indexrelid::regclass::text) as name from pg_index i join pg_class c on c.oid = i.indrelid
      where c.${isExposed}
      group by i.indrelid, regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX \\S+ ON', 'INDEX ON') having count(*) > 1`,
    breach: 'create index bad_1 on public.categories (title); create index bad_2 on public.categories (title)',
  },
  {
    title: '0010: views run with the rights of the caller',
    sql: `select oid::regclass::text as name from pg_class
      where relkind = 'v' and ${isExposed} and not 'security_invoker=true' = any (coalesce(reloptions, '{}'))`,
    breach: 'create view public.bad as select * from public.categories',
  },
  {
    title: '0011: functions fix their search path to nothing',
    sql: `select oid::regprocedure::text as name from pg_proc
      where pronamespace in ${ours} and not 'search_path=""' = any (coalesce(proconfig, '{}'))`,
    breach: `create function private.bad() returns int language sql as 'select 1'`,
  },
  {
    title: '0013: row security is on for every table',
    sql: `select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and ${isExposed} and not relrowsecurity`,
    breach: 'create table public.bad (id uuid primary key)',
  },
  {
    title: '0014: no extension lies in the public schema',
    sql: `select extname as name from pg_extension where extnamespace = 'public'::regnamespace`,
    breach: 'alter extension pg_trgm set schema public',
  },
  {
    title: '0015: no policy trusts what users write about themselves',
    sql: `select policyname as name from pg_policies where ${policyText} like '%user_metadata%'`,
    breach: `create policy bad on public.categories for insert to anon
      with check ((select auth.jwt()) -> 'user_metadata' ->> 'role' = 'admin')`,
  },
  {
    title: '0016: no materialized view is exposed, for it has no row security',
    sql: `select oid::regclass::text as name from pg_class where relkind = 'm' and ${isExposed}`,
    breach: 'create materialized view public.bad as select 1 as id',
  },
  {
    title: '0017: no foreign table is exposed, for it has no row security',
    sql: `select oid::regclass::text as name from pg_class where relkind = 'f' and ${isExposed}`,
    breach: `create foreign data wrapper bad; create server bad foreign data wrapper bad;
      create foreign table public.bad (id integer) server bad`,
  },
  {
    title: '0018: no column has a type that keeps the server from being upgraded',
    sql: `select attrelid::regclass || '.' || attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace in ${ours} and a.atttypid::regtype::text
        in ('regcollation', 'regconfig', 'regdictionary', 'regnamespace', 'regoper', 'regoperator', 'regproc', 'regprocedure')`,
    breach: 'create table public.bad (id regproc primary key)',
  },
  {
    title: '0021: no foreign key leads to anything of Auth but its primary keys',
    sql: `select c.conrelid::regclass || '.' || conname as name from pg_constraint c
      join pg_class r on r.oid = c.confrelid and r.relnamespace = 'auth'::regnamespace
      join pg_index i on i.indexrelid = c.conindid where contype = 'f' and not i.indisprimary`,
    breach: `create table public.bad (phone text primary key references auth.users (phone))`,
  },
  {
    title: '0023: no column has the name of a secret',
    sql: `select c.oid::regclass || '.' || attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.${isExposed} and relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0 and not attisdropped
        and lower(attname) ~ '${secretNames}'`,
    breach: 'create table public.bad (id uuid primary key, api_key text)',
  },
  {
    title: '0024: no policy lets everybody write',
    sql: `select tablename || ': ' || policyname as name from pg_policies
      where schemaname in ('public', 'storage') and cmd <> 'SELECT'
        and (coalesce(qual, '') = 'true' or coalesce(with_check, '') = 'true')`,
    breach: 'create policy bad on public.categories for update to anon using (true)',
  },
  {
    title: '0025: listing the files of a bucket is for admins',
    sql: `select policyname as name from pg_policies
      where schemaname = 'storage' and (roles::text[] && '{anon,public}' or coalesce(qual, with_check) !~ 'is_admin')`,
    breach: 'create policy bad on storage.objects for select to anon using (true)',
  },
  {
    title: '0028, 0029: no function of the Data API runs with the rights of its owner',
    sql: `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
    breach: `create function public.bad() returns int language sql security definer as 'select 1'`,
  },
];
