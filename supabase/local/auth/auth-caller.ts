import * as z from 'zod/mini';
import type { AuthContext } from './auth-context.ts';
import { readSessionFacts, type SessionFacts } from './complete-session.ts';
import { type Claims, readClaims } from './tokens.ts';

/** A signed-in user who calls Auth. */
export interface AuthCaller extends SessionFacts {
  userId: string;
  email: string;
  sessionId: string;
  claims: Claims;
  /** The user as returned by Auth. */
  user: Readonly<Record<string, unknown>>;
}

const userSchema = z.looseObject({ id: z.string(), email: z.string() });

/** Reads the caller of a request. @returns Auth's error reply if the token is invalid */
export async function readAuthCaller(context: AuthContext, request: Request): Promise<AuthCaller | Response> {
  const headers = new Headers();
  for (const name of ['apikey', 'authorization', 'x-supabase-api-version']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const reply = await context.auth(new Request(new URL('/auth/v1/user', request.url), { headers }));
  if (!reply.ok) return reply;
  const user = userSchema.parse(await reply.json());
  const claims = readClaims(headers.get('authorization')?.replace(/^Bearer /, '') ?? '');
  const facts = await readSessionFacts(context, claims.session_id, user.id);
  return { userId: user.id, email: user.email, sessionId: claims.session_id, claims, user, ...facts };
}

/** Whether the session lacks the second factor of the account. */
export function lacksSecondFactor({ aal, factors }: AuthCaller): boolean {
  return aal !== 'aal2' && factors.some(({ status }) => status === 'verified');
}
