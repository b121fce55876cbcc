import type { FunctionDeps } from '../deps.ts';
import type { Caller } from './caller.ts';
import { FunctionError } from './function-error.ts';
import { limitRate } from './rate-limit.ts';

/**
 * Checks the password of the caller again. Wrong ones are limited for the account, from all networks together, because
 * only the holder of a token can enter them.
 * @throws FunctionError reauthentication_failed or too_many_requests
 */
export async function requirePassword(
  deps: FunctionDeps,
  request: Request,
  { userId, email }: Caller,
  password: string,
): Promise<void> {
  const attempt = await limitRate(deps, request, 'password', userId);
  if (!(await deps.isPassword(email, password))) throw new FunctionError('reauthentication_failed');
  await attempt.release();
}
