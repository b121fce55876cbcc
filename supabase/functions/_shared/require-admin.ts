import * as z from 'zod/mini';
import { readRows } from './call-database.ts';
import { type Caller, readCaller } from './caller.ts';
import type { FunctionDeps } from './deps.ts';
import { FunctionError } from './function-error.ts';

/**
 * The admin who sends the request. The database is asked: a token outlives a demotion.
 * @throws FunctionError not_signed_in or not_allowed
 */
export async function requireAdmin(request: Request, deps: FunctionDeps): Promise<Caller> {
  const caller = await readCaller(request, deps);
  if (caller === null) throw new FunctionError('not_signed_in');
  const roles = await readRows(
    deps.database.from('user_roles').select('role').eq('user_id', caller.userId).eq('role', 'admin'),
    z.array(z.object({ role: z.string() })),
  );
  if (roles.length === 0) throw new FunctionError('not_allowed');
  return caller;
}
