import type { AuthError } from '@supabase/supabase-js';

/** Why Auth refused. */
export interface AuthFailure {
  /** The server's own words, as the toasts show them; null where there are none. */
  message: string | null;
  /** Auth's code, for example `invalid_credentials`. */
  code: string | null;
  /** Auth asks for a pause before the next try. */
  isTooMany: boolean;
  /** The pause in seconds where Auth names it. */
  waitSeconds: number | null;
}

/** Reads an error of Auth. */
export function authFailure(error: AuthError): AuthFailure {
  const seconds = /after (\d+) seconds?/.exec(error.message)?.[1];
  return {
    message: error.message === '' || error.message === '{}' ? null : error.message,
    code: error.code ?? null,
    isTooMany: error.status === 429,
    waitSeconds: seconds === undefined ? null : Number(seconds),
  };
}
