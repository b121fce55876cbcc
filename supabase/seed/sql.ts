/** Raw SQL that is not quoted as a value, such as `now()`. */
export class Sql {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value of the seed; objects and arrays are written as jsonb. */
export type SqlValue = string | number | boolean | null | Sql | readonly unknown[] | Readonly<Record<string, unknown>>;

/** A time relative to the seed run, so that the demo shop's orders stay recent. */
export function ago(interval: string): Sql {
  return new Sql(`now() - interval '${interval}'`);
}

/** Writes a value as an SQL literal. */
export function literal(value: SqlValue): string {
  if (value === null) return 'null';
  if (value instanceof Sql) return value.text;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return typeof value === 'string' ? quoted : `${quoted}::jsonb`;
}

/** Writes one insert of several rows with the same columns. */
export function insert(table: string, rows: readonly Readonly<Record<string, SqlValue>>[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const columns = Object.keys(first);
  const lines = rows.map((row) => `  (${columns.map((column) => literal(row[column] ?? null)).join(', ')})`);
  return `insert into ${table} (${columns.join(', ')}) values\n${lines.join(',\n')};`;
}
