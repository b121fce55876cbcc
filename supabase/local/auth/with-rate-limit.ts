import type { FunctionDeps } from '../../functions/_shared/deps.ts';
import { FunctionError } from '../../functions/_shared/http/function-error.ts';
import { type CountedAttempt, type LimitedAction, limitRate } from '../../functions/_shared/http/rate-limit.ts';
import { authError } from './auth-context.ts';

/** Counts an attempt and runs it, or returns Auth's rate limit error. */
export async function withRateLimit(
  deps: FunctionDeps,
  request: Request,
  action: LimitedAction,
  account: string | null,
  work: (attempt: CountedAttempt) => Promise<Response>,
): Promise<Response> {
  try {
    return await work(await limitRate(deps, request, action, account));
  } catch (error) {
    if (!(error instanceof FunctionError) || error.code !== 'too_many_requests') throw error;
    const seconds = Number(error.params.retryAfterSeconds);
    const message = `For security purposes, you can only request this after ${seconds} seconds.`;
    return authError(429, 'over_request_rate_limit', message, { 'retry-after': String(seconds) });
  }
}
