import type { PgliteConnection } from '@supabase/lite/pglite';
import { type Kysely, sql } from 'kysely';

/** Who asks, as the embedded Supabase has it. */
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
 * Passes a request to Postgres in one statement for the caller and one for the function. The library
 * sends ten, one for each setting: on PGlite they took half the time of a request.
 * @returns the same connection
 */
export function withFewStatements(connection: PgliteConnection): PgliteConnection {
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
