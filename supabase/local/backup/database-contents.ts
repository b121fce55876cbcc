import type { PGlite } from '@electric-sql/pglite';

/** A table of the shop, of Auth or of Storage. */
export interface Table {
  /** `public.orders`, quoted if necessary */
  name: string;
  /** Columns without generated ones, quoted */
  columns: string;
}

/** Row count and digest of a table's contents. */
export interface TableState {
  rows: number;
  /** Independent of the order of the rows */
  digest: string;
}

/** Schemas with data that migrations do not create. A backup contains all their tables. */
const schemas = ['public', 'private', 'auth', 'storage'];

/** Lists all tables, sorted by name. */
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

/** Reads the row count and digest of every table, by name. */
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
