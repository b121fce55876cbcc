import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';

/** Why Auth rejected a request. */
export interface AuthFailure {
  /** The server's message, shown in toasts; null if there is none, for example after a lost connection. */
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
    message: serverMessage(error),
    code: error.code ?? null,
    isTooMany: error.status === 429,
    waitSeconds: seconds === undefined ? null : Number(seconds),
  };
}

/** Reason phrase of a 5xx status, which the client uses as the message of a reply that is not JSON. */
const reasonPhrase =
  /^(HTTP \d{3}|Internal Server Error|Not Implemented|Bad Gateway|Service (Temporarily )?Unavailable|Gateway Time-?out)$/i;

/** The server's message, or null if the text is the client's own. */
function serverMessage(error: AuthError): string | null {
  const { name, message, status } = error;
  if (message === '' || message === '{}') return null;
  // The reply was no JSON: the message is the parser's.
  if (name === 'AuthUnknownError') return null;
  if (!isAuthRetryableFetchError(error)) return message;
  // Status 0: no reply arrived.
  return status === 0 || reasonPhrase.test(message) ? null : message;
}
