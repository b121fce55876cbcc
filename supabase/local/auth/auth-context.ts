import type { FunctionDeps } from '../../functions/_shared/deps.ts';
import type { AuthMailer } from '../mail/auth-mailer.ts';
import type { Handle } from '../server/handle.ts';

/** Runs a statement without row level security, queued behind other requests. */
export type AuthQuery = <Row extends Record<string, unknown>>(
  sql: string,
  parameters?: readonly unknown[],
) => Promise<Row[]>;

/** Dependencies of the layer in front of the embedded Auth. */
export interface AuthContext {
  deps: FunctionDeps;
  auth: Handle;
  query: AuthQuery;
  mailer: AuthMailer;
  jwtSecret: string;
  /** Sent with requests of our own functions. */
  secretKey: string;
}

/** Returns an error reply in Auth's format. */
export function authError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { code, error_code: code, message, msg: message },
    { status, headers: { 'x-sb-error-code': code, 'x-supabase-api-version': '2024-01-01', ...headers } },
  );
}
