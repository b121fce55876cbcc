import type { FunctionsClient } from '@supabase/functions-js';
import type { Result } from 'configurator-core';
import { errorReplySchema, isErrorCode } from 'shop-backend/contracts';
import type * as z from 'zod/mini';
import { type CheckoutFailure, failure } from '../checkout-failure.ts';

/** Longer than any honest reply: what has not come by then counts as lost. */
const timeoutMs = 20_000;

/**
 * Calls one of the shop's functions and parses its reply.
 * @returns the failure `network` when no reply came, `internal_error` when it is not one of the contract
 */
export async function callFunction<T>(
  functions: FunctionsClient,
  name: 'place-order' | 'capture-order' | 'order-status',
  body: Record<string, unknown>,
  replySchema: z.ZodMiniType<T>,
): Promise<Result<T, CheckoutFailure>> {
  const { data, error, response } = await functions.invoke(name, { body, timeout: timeoutMs });
  if (error !== null) return { ok: false, error: response ? await readFailure(response) : failure('network') };
  const reply = replySchema.safeParse(data);
  return reply.success ? { ok: true, value: reply.data } : { ok: false, error: failure('internal_error') };
}

async function readFailure(response: Response): Promise<CheckoutFailure> {
  const body: unknown = await response.json().catch(() => undefined);
  const reply = errorReplySchema.safeParse(body);
  if (!reply.success) return failure('internal_error');
  const { code, params, reference } = reply.data.error;
  if (!isErrorCode(code)) return failure('internal_error');
  return failure(code, reference === undefined ? params : { ...params, reference });
}
