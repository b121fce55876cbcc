import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';

const claimsSchema = z.looseObject({ sub: z.string(), session_id: z.string(), exp: z.number() });

/** The claims of an access token. */
export type Claims = z.infer<typeof claimsSchema>;

/** Reads the claims of a token whose signature has already been verified. */
export function readClaims(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

/** Signs claims like the embedded Auth. */
export function signClaims(claims: Readonly<Record<string, unknown>>, secret: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
