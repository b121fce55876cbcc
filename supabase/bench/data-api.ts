import { applyRoleSettings } from '../local/database/session-settings.ts';
import type { NativeConnection } from '../tests/setup/native-database.ts';
import type { ConnectionPool } from './connection-pool.ts';

/** A statement sent to the database. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

interface FunctionShape {
  isSet: boolean;
  types: Readonly<Record<string, string>>;
}

/** The part of a hosted project's Data API that orders and browsing use, directly on PostgreSQL. */
export interface DataApi {
  fetch: typeof fetch;
}

const name = /^[a-z_][a-z0-9_]*$/;

/**
 * Answers supabase-js like PostgREST: one transaction per request, under the role of its key, so that row level
 * security applies. Supports only `rpc` and selects of plain columns with `eq`, `in`, `order` and `limit`.
 * @param seen called with every statement, in order
 */
export async function dataApi(
  pool: ConnectionPool,
  secretKey: string,
  seen: (statement: Statement) => void = () => {},
): Promise<DataApi> {
  const shapes = await readShapes(pool);
  return {
    async fetch(input, init) {
      const role = new Headers(init?.headers).get('apikey') === secretKey ? 'service_role' : 'anon';
      const statement = toStatement(new URL(String(input)), init?.body, shapes);
      try {
        const value = await pool.use((connection) => inTransaction(connection, role, statement, seen));
        return Response.json(value);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        const details = 'detail' in error ? error.detail : null;
        return Response.json({ code: error.code, message: error.message, details }, { status: 400 });
      }
    },
  };
}

async function inTransaction(
  connection: NativeConnection,
  role: string,
  statement: Statement,
  seen: (statement: Statement) => void,
): Promise<unknown> {
  const run = async ({ sql, parameters }: Statement) => {
    seen({ sql, parameters });
    return (await connection.query<{ value: unknown }>(sql, parameters)).rows;
  };
  await run({ sql: 'begin', parameters: [] });
  try {
    await run({
      sql: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
      parameters: [role, JSON.stringify({ role })],
    });
    await run({ sql: applyRoleSettings, parameters: [role] });
    const [row] = await run(statement);
    await run({ sql: 'commit', parameters: [] });
    return row?.value;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

function toStatement(url: URL, body: unknown, shapes: ReadonlyMap<string, FunctionShape>): Statement {
  const path = url.pathname.split('/rest/v1/')[1] ?? '';
  if (!path.startsWith('rpc/')) return selectOf(path, url.searchParams);
  return callOf(path.slice(4), JSON.parse(String(body)), shapes);
}

function callOf(
  functionName: string,
  given: Readonly<Record<string, unknown>>,
  shapes: ReadonlyMap<string, FunctionShape>,
): Statement {
  const shape = shapes.get(functionName);
  if (shape === undefined) throw new Error(`There is no function ${functionName}`);
  const entries = Object.entries(given);
  const list = entries.map(([key], index) => `${known(key)} => $${index + 1}::${shape.types[key]}`);
  const parameters = entries.map(([key, value]) =>
    shape.types[key] === 'jsonb' && value !== null ? JSON.stringify(value) : value,
  );
  const call = `public.${known(functionName)}(${list.join(', ')})`;
  return {
    sql: shape.isSet
      ? `select coalesce(json_agg(t), '[]') as value from ${call} as t`
      : `select to_json(${call}) as value`,
    parameters,
  };
}

function selectOf(table: string, query: URLSearchParams): Statement {
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  let rest = '';
  for (const [key, text] of query) {
    if (key === 'select') continue;
    if (key === 'limit') rest += ` limit ${Number(text)}`;
    else if (key === 'order') {
      rest = ` order by ${text
        .split(',')
        .map((part) => part.replace('.', ' '))
        .join(', ')}${rest}`;
    } else {
      parameters.push(text.startsWith('in.') ? text.slice(4, -1).replaceAll('"', '').split(',') : text.slice(3));
      conditions.push(`${known(key)} ${text.startsWith('in.') ? '= any' : '='} ($${parameters.length})`);
    }
  }
  const columns = (query.get('select') ?? '*').split(',').map((column) => (column === '*' ? column : known(column)));
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const select = `select ${columns.join(', ')} from public.${known(table)}${where}${rest}`;
  return { sql: `select coalesce(json_agg(t), '[]') as value from (${select}) as t`, parameters };
}

function known(text: string): string {
  if (!name.test(text)) throw new Error(`The bench does not know ${text}`);
  return text;
}

async function readShapes(pool: ConnectionPool): Promise<Map<string, FunctionShape>> {
  const { rows } = await pool.use((connection) =>
    connection.query<{ name: string; is_set: boolean; types: Record<string, string> }>(
      `select proname as name, proretset as is_set, (
         select coalesce(json_object_agg(proargnames[n], format_type(proargtypes[n - 1], null)), '{}')
         from generate_series(1, pronargs) as n
       ) as types
       from pg_proc where pronamespace = 'public'::regnamespace`,
    ),
  );
  return new Map(rows.map(({ name: key, is_set, types }) => [key, { isSet: is_set, types }]));
}
