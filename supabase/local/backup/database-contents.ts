import type { PGlite } from '@electric-sql/pglite';

/** A table of the shop, of Auth or of Storage. */
export interface Table {
  /** `public.orders`, quoted where it must be */
  name: string;
  /** Columns that hold something of their own, quoted; generated ones follow from them */
  columns: string;
}

/** How much is in a table, and what. */
export interface TableState {
  rows: number;
  /** The same for the same rows in any order */
  digest: string;
}

/** Schemas with data that migrations do not create: a backup holds all of their tables. */
const schemas = ['public', 'private', 'auth', 'storage'];

/** Every table, by name. */
export async function listTables(database: PGlite): Promise<Table[]> {
  const { rows } = await database.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any ($1) group by 1 order by 1`,
    [schemas],
  );
  return rows;
}

/** Counts and digests of every table, by its name. */
export async function readState(database: PGlite): Promise<Map<string, TableState>> {
  const state = new Map<string, TableState>();
  for (const { name } of await listTables(database)) {
    const { rows } = await database.query<TableState>(
      `select count(*)::integer as rows, md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as digest
       from ${name} as t`,
    );
    if (rows[0] !== undefined) state.set(name, rows[0]);
  }
  return state;
}

/** Current values of the sequences, by name. */
export async function readSequences(database: PGlite): Promise<Map<string, number>> {
  const { rows } = await database.query<{ name: string; value: string | number }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences
     where schemaname = any ($1) and last_value is not null order by 1`,
    [schemas],
  );
  return new Map(rows.map(({ name, value }) => [name, Number(value)]));
}
