import * as z from 'zod/mini';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { sweep } from '../_shared/maintenance/sweep.ts';
import { digestOf } from '../_shared/orders/order-link.ts';

/** POST sweep, called every minute by the database's scheduler. Requires the secret key. */
export const sweepHandler = jsonFunction(z.object({}), async (_body, request, deps) => {
  if (!(await hasSecretKey(request, deps))) throw new FunctionError('not_signed_in');
  await sweep(deps);
  return { isDone: true };
});

/** Compares digests, so that the timing does not reveal the key. */
async function hasSecretKey(request: Request, { env }: FunctionDeps): Promise<boolean> {
  const key = request.headers.get('apikey') ?? request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  return (await digestOf(key)) === (await digestOf(env.secretKey));
}
