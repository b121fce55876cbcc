import { type SweepReply, sweepRequestSchema } from '../../contracts/index.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { sweep } from '../_shared/maintenance/sweep.ts';
import { digestOf } from '../_shared/tokens/order-link.ts';

/**
 * POST sweep, called by the database's scheduler, which waits for five seconds at most. Requires the secret key. Works
 * after the reply.
 */
export const sweepHandler = jsonFunction(sweepRequestSchema, async ({ job }, request, deps): Promise<SweepReply> => {
  if (!(await hasSecretKey(request, deps))) throw new FunctionError('not_signed_in');
  deps.afterReply(() => sweep(deps, job === undefined ? {} : { jobs: [job] }));
  return { isStarted: true };
});

/** Compares digests, so that the timing does not reveal the key. */
async function hasSecretKey(request: Request, { env }: FunctionDeps): Promise<boolean> {
  const key = request.headers.get('apikey') ?? request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  return (await digestOf(key)) === (await digestOf(env.secretKey));
}
