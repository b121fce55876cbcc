import * as z from 'zod/mini';
import { readRows } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import { type Caller, readCaller } from './caller.ts';
import { FunctionError } from './function-error.ts';

/**
 * Whether the caller is currently an admin and signed in with the second factor, if the account has one
 * (`private.is_admin`). Reads the role from the database, because a token stays valid after a demotion.
 */
export async function isAdmin({ database }: FunctionDeps, { userId, hasGivenSecondFactor }: Caller): Promise<boolean> {
  if (!hasGivenSecondFactor) return false;
  const roles = await readRows(
    database.from('user_roles').select('role').eq('user_id', userId).eq('role', 'admin'),
    z.array(z.object({ role: z.string() })),
  );
  return roles.length > 0;
}

/**
 * Returns the admin who sent the request.
 * @throws FunctionError not_signed_in or not_allowed
 */
export async function requireAdmin(request: Request, deps: FunctionDeps): Promise<Caller> {
  const caller = await readCaller(request, deps);
  if (caller === null) throw new FunctionError('not_signed_in');
  if (!(await isAdmin(deps, caller))) throw new FunctionError('not_allowed');
  return caller;
}
