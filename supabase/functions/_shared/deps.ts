import type { SupabaseClient } from '@supabase/supabase-js';
import type { FunctionEnv } from './env.ts';
import type { PasswordCheck } from './http/password-check.ts';
import type { RequestLine } from './http/request-line.ts';
import type { MailTransport } from './mails/mail-transport.ts';
import type { PayPalClient } from './paypal/paypal-client.ts';

/** Dependencies of a function. */
export interface FunctionDeps {
  env: FunctionEnv;
  /** Uses the secret key and bypasses row level security: the function must check every caller. */
  database: SupabaseClient;
  paypal: PayPalClient;
  mail: MailTransport;
  /** Checks the password again before money leaves the shop. */
  isPassword: PasswordCheck;
  /** Delay between capture and verification, milliseconds */
  verificationDelayMs: number;
  /** Upload timeout, milliseconds */
  uploadTimeoutMs: number;
  /** Current time. */
  now(): Date;
  /** Reads a file of an installed package, for example `@jsquash/webp/codec/dec/webp_dec.wasm`. */
  readAsset(specifier: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Network address of a request; null if the host does not provide it, as on a local host. */
  clientAddress(request: Request): string | null;
  /** Runs work after the reply was sent; failures are logged, never thrown. */
  afterReply(work: () => Promise<void>): void;
  /** Logs a message for an admin. Facts must not contain personal data: ids and codes only. */
  log(message: string, facts: Readonly<Record<string, unknown>>): void;
  /** Logs one line per request. */
  logRequest(line: RequestLine): void;
}
