import type { FunctionDeps } from './deps.ts';
import { FunctionError } from './function-error.ts';

/** A signed-in user. */
export interface Caller {
  userId: string;
  email: string;
}

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
  return { userId: data.user.id, email: data.user.email ?? '' };
}
