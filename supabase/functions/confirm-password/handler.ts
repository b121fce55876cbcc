import * as z from 'zod/mini';
import { type ConfirmPasswordReply, confirmPasswordRequestSchema } from '../../contracts/index.ts';
import { callDatabase } from '../_shared/call-database.ts';
import { readCaller } from '../_shared/http/caller.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { requirePassword } from '../_shared/http/require-password.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';

/** POST confirm-password: records the caller's password confirmation, required to change factors and roles. */
export const confirmPasswordHandler = jsonFunction(
  confirmPasswordRequestSchema,
  async ({ password }, request, deps): Promise<ConfirmPasswordReply> => {
    const caller = await readCaller(request, deps);
    if (caller === null) throw new FunctionError('not_signed_in');
    await requirePassword(deps, request, caller, password);
    await callDatabase(
      deps.database,
      'record_password_proof',
      { p_user_id: caller.userId, p_session_id: caller.sessionId },
      z.unknown(),
    );
    return { status: 'confirmed' };
  },
);
