import type { SupabaseClient } from '@supabase/supabase-js';
import type { FunctionEnv } from './env.ts';
import type { RequestLine } from './http/handle-request.ts';
import type { PasswordCheck } from './http/password-check.ts';
import type { MailTransport } from './mails/mail-transport.ts';
import type { PayPalClient } from './paypal/paypal-client.ts';

/** What a function needs of the world. */
export interface FunctionDeps {
  env: FunctionEnv;
  /** With the secret key: past row level security, so every caller is checked by the function. */
  database: SupabaseClient;
  paypal: PayPalClient;
  mail: MailTransport;
  /** Asked again before money leaves the shop. */
  isPassword: PasswordCheck;
  /** Between capture and verification, milliseconds */
  verificationDelayMs: number;
  /** Longest time for an uploaded file to arrive, milliseconds */
  uploadTimeoutMs: number;
  /** The clock. */
  now(): Date;
  /** Reads a file of an installed package, as `@jsquash/webp/codec/dec/webp_dec.wasm`. */
  readAsset(specifier: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Network address of a request; null if the host does not know it, as on a local host. */
  clientAddress(request: Request): string | null;
  /** Goes on after the reply was sent; failures are logged, never thrown. */
  afterReply(work: () => Promise<void>): void;
  /** Something an admin should look at. Facts contain no personal data: ids and codes only. */
  log(message: string, facts: Readonly<Record<string, unknown>>): void;
  /** One line per request. */
  logRequest(line: RequestLine): void;
}
