import type { PgliteConnection } from '@supabase/lite/pglite';
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
 * @returns the same connection
 */
export function withBatchedSettings(connection: PgliteConnection): PgliteConnection {
  Object.assign(connection, { applyJwtSessionContext: setCaller, applyRpcRequestGucs: setFunctionRequest });
  return connection;
}

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
