import type { FunctionsClient } from '@supabase/functions-js';
import type { Result } from 'configurator-core';
import { type ErrorCode, errorReplySchema, isErrorCode } from 'shop-backend/contracts';
import type * as z from 'zod/mini';

/** Error of a function call: a code of the contract, or `network` if there was no reply. */
export interface FunctionFailure {
  readonly code: ErrorCode | 'network';
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Calls one of the shop's functions and parses its reply.
 * @returns the failure `network` without a reply, `internal_error` if the reply does not match the contract
 */
export async function callFunction<T>(
  functions: FunctionsClient,
  name: string,
  body: Record<string, unknown>,
  replySchema: z.ZodMiniType<T>,
): Promise<Result<T, FunctionFailure>> {
  const { data, error, response } = await functions.invoke(name, { body });
  if (error !== null) return { ok: false, error: response ? await readFailure(response) : failed('network') };
  const reply = replySchema.safeParse(data);
  return reply.success ? { ok: true, value: reply.data } : { ok: false, error: failed('internal_error') };
}

async function readFailure(response: Response): Promise<FunctionFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const reply = errorReplySchema.safeParse(body);
  if (!reply.success) return failed('internal_error');
  const { code, params, reference } = reply.data.error;
  if (!isErrorCode(code)) return failed('internal_error');
  return failed(code, reference === undefined ? params : { ...params, reference });
}

function failed(code: FunctionFailure['code'], params: FunctionFailure['params'] = {}): FunctionFailure {
  return { code, params };
}
