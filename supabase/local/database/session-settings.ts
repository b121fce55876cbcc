import { type Kysely, sql } from 'kysely';

/** Claims of the caller, in the format of the embedded Supabase. */
interface Caller {
  auth?: { role?: string; uid?: string | null; jwt?: object | string | null };
  storage?: { operation?: string };
}

/** The request to a database function. */
interface FunctionRequest {
  method: string;
  path: string;
  requestHeaders?: unknown;
}

/**
 * Sets the caller of a request in one statement, and the function in another. The library sends one statement per
 * setting, ten in all, which took half the time of a request on PGlite.
 * @param options.hasRoleSettings also applies the settings of the caller's role, such as its timeout
 * @returns the same connection
 */
export function withBatchedSettings<Connection extends object>(
  connection: Connection,
  { hasRoleSettings = false } = {},
): Connection {
  Object.assign(connection, {
    applyJwtSessionContext: async (database: Kysely<unknown>, caller: Caller) => {
      await setCaller(database, caller);
      if (hasRoleSettings) await sql`${sql.raw(applyRoleSettings.replace('$1', 'current_user'))}`.execute(database);
    },
    applyRpcRequestGucs: setFunctionRequest,
  });
  return connection;
}

/**
 * Applies the settings of a role ($1) to the transaction, as PostgREST does for the role of a request: PostgreSQL applies
 * them only at login.
 */
export const applyRoleSettings = `
  select set_config(split_part(setting, '=', 1), substr(setting, strpos(setting, '=') + 1), true)
  from pg_roles, unnest(rolconfig) as setting where rolname = $1`;

async function setCaller(database: Kysely<unknown>, { auth, storage }: Caller): Promise<void> {
  const role = auth?.role || 'anon';
  await setForTransaction(database, {
    role,
    'request.jwt.claim.sub': String(auth?.uid ?? ''),
    'request.jwt.claim.role': role,
    'storage.operation': String(storage?.operation ?? ''),
    ...(auth?.jwt && typeof auth.jwt === 'object' && { 'request.jwt.claims': JSON.stringify(auth.jwt) }),
  });
}

async function setFunctionRequest(
  database: Kysely<unknown>,
  { method, path, requestHeaders }: FunctionRequest,
): Promise<void> {
  await setForTransaction(database, {
    'response.status': '',
    'response.headers': '',
    'request.method': method,
    'request.path': path,
    'request.headers': JSON.stringify(requestHeaders ?? {}),
  });
}

async function setForTransaction(database: Kysely<unknown>, settings: Readonly<Record<string, string>>): Promise<void> {
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await sql`select ${sql.join(calls)}`.execute(database);
}
