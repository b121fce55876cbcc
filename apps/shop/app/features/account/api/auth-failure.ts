import type { AuthError } from '@supabase/supabase-js';

/** Why Auth rejected a request. */
export interface AuthFailure {
  /** The server's message, shown in toasts; null if there is none. */
  message: string | null;
  /** Auth's code, for example `invalid_credentials`. */
  code: string | null;
  /** Whether the rate limit of Auth was exceeded. */
  isTooMany: boolean;
  /** Seconds to wait before the next attempt; null if Auth sends none. */
  waitSeconds: number | null;
}

/** Converts an error of Auth. */
export function authFailure(error: AuthError): AuthFailure {
  const seconds = /after (\d+) seconds?/.exec(error.message)?.[1];
  return {
    message: error.message === '' || error.message === '{}' ? null : error.message,
    code: error.code ?? null,
    isTooMany: error.status === 429,
    waitSeconds: seconds === undefined ? null : Number(seconds),
  };
}
