import * as z from 'zod/mini';
import type { AuthContext } from './auth-context.ts';
import { readClaims, signClaims } from './tokens.ts';

/** A second factor as listed by Auth. */
export interface ListedFactor {
  id: string;
  friendly_name: string | null;
  factor_type: 'totp';
  status: 'verified' | 'unverified';
  created_at: string;
  updated_at: string;
}

/** Authentication methods of a session, and the factors of its user. */
export interface SessionFacts {
  aal: 'aal1' | 'aal2';
  /** Newest first; `timestamp` in seconds */
  amr: { method: string; timestamp: number }[];
  factors: ListedFactor[];
}

const sessionSchema = z.looseObject({ access_token: z.string(), user: z.looseObject({}) });

/** Reads the facts about a session that the embedded Auth does not provide. */
export async function readSessionFacts(
  { query }: AuthContext,
  sessionId: string,
  userId: string,
): Promise<SessionFacts> {
  const [facts] = await query<{ facts: SessionFacts }>(
    `select jsonb_build_object(
       'aal', coalesce((select aal from auth.sessions where id = $1), 'aal1'),
       'amr', coalesce((
         select jsonb_agg(jsonb_build_object(
           'method', authentication_method, 'timestamp', extract(epoch from updated_at)::bigint) order by updated_at desc)
         from auth.mfa_amr_claims where session_id = $1), '[]'),
       'factors', coalesce((
         select jsonb_agg(to_jsonb(f) - '{user_id,secret,last_used_step}'::text[] order by created_at)
         from auth.mfa_factors f where user_id = $2), '[]')
     ) as facts`,
    [sessionId, userId],
  );
  if (facts === undefined) throw new Error('A query without a table has one row');
  return facts.facts;
}

/** Records the authentication method of a session. */
export async function recordSignInMethod({ query }: AuthContext, sessionId: string, method: string): Promise<void> {
  await query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}

/**
 * Adds the fields of a hosted Auth to a reply with a session: assurance level, methods and factors.
 * @param method authentication method of the user; null for a refreshed session
 */
export async function completeSession(context: AuthContext, reply: Response, method: string | null): Promise<Response> {
  if (!reply.ok) return reply;
  const session = sessionSchema.safeParse(await reply.clone().json());
  if (!session.success) return reply;
  const { token, factors } = await completeToken(context, session.data.access_token, method);
  return withBody(reply, { ...session.data, access_token: token, user: { ...session.data.user, factors } });
}

/** Adds assurance level and methods to an access token. */
export async function completeToken(context: AuthContext, token: string, method: string | null) {
  const claims = readClaims(token);
  if (method !== null) await recordSignInMethod(context, claims.session_id, method);
  const { aal, amr, factors } = await readSessionFacts(context, claims.session_id, claims.sub);
  return { token: signClaims({ ...claims, aal, amr }, context.jwtSecret), factors };
}

/** Replaces the body of a reply. */
export function withBody({ status, headers }: Response, body: unknown): Response {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return Response.json(body, { status, headers: kept });
}
