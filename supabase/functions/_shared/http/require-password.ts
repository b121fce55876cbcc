import type { FunctionDeps } from '../deps.ts';
import type { Caller } from './caller.ts';
import { FunctionError } from './function-error.ts';
import { limitRate } from './rate-limit.ts';

/**
 * Checks the password of the caller again before money leaves the shop. Wrong ones are limited as sign-ins are.
 * @throws FunctionError reauthentication_failed or too_many_requests
 */
export async function requirePassword(
  deps: FunctionDeps,
  request: Request,
  { email }: Caller,
  password: string,
): Promise<void> {
  const attempt = await limitRate(deps, request, 'login', email);
  if (!(await deps.isPassword(email, password))) throw new FunctionError('reauthentication_failed');
  await attempt.takeBack();
}
