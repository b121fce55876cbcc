import * as z from 'zod/mini';
import type { FunctionDeps } from '../deps.ts';
import { FunctionError } from './function-error.ts';

/** A signed-in user. */
export interface Caller {
  userId: string;
  email: string;
  sessionId: string;
  /** False if the account has a second factor and this sign-in did not use it. */
  hasGivenSecondFactor: boolean;
}

const claimsSchema = z.object({ aal: z.optional(z.string()), session_id: z._default(z.string(), '') });

/**
 * Returns the user who sent the request; null for a guest, who sends the publishable key instead of a token.
 * @throws FunctionError not_signed_in if the token is invalid
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

/** Reads authentication level and session id from a token that Auth has already accepted. */
function readClaims(token: string): z.infer<typeof claimsSchema> {
  const [, payload = ''] = token.split('.');
  return claimsSchema.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
}
