import * as z from 'zod/mini';
import type { FunctionDeps } from '../deps.ts';
import { FunctionError } from './function-error.ts';

/** A signed-in user. */
export interface Caller {
  userId: string;
  email: string;
  sessionId: string;
  /** False where the account has a second factor and this sign-in went without it. */
  hasGivenSecondFactor: boolean;
}

const claimsSchema = z.object({ aal: z.optional(z.string()), session_id: z._default(z.string(), '') });

/**
 * Who sends the request: null for a guest, who sends the publishable key in place of a token.
 * @throws FunctionError not_signed_in when there is a token and it is not valid
 */
export async function readCaller(request: Request, { database }: FunctionDeps): Promise<Caller | null> {
  const token = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  const isUserToken = token.split('.').length === 3;
  if (!isUserToken) return null;
  const { data, error } = await database.auth.getUser(token);
  if (error !== null || data.user === null) throw new FunctionError('not_signed_in');
  const hasFactor = data.user.factors?.some(({ status }) => status === 'verified') === true;
  const claims = readClaims(token);
  return {
    userId: data.user.id,
    email: data.user.email ?? '',
    sessionId: claims.session_id,
    hasGivenSecondFactor: !hasFactor || claims.aal === 'aal2',
  };
}

/** Claims of a token that Auth has accepted: how its holder signed in, and in which session. */
function readClaims(token: string): z.infer<typeof claimsSchema> {
  const [, payload = ''] = token.split('.');
  return claimsSchema.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
}
