import { createContext, type MiddlewareFunction } from 'react-router';
import { serverEnv } from '#app/config/server-env.server.ts';
import { securityHeaders } from './security-headers.ts';

/** The nonce of this reply's inline scripts. */
export const nonceContext = createContext<string>();

/** Digests of this reply's inline scripts, if it is sent to several visitors, who cannot share a nonce. */
export const scriptDigestsContext = createContext<readonly string[] | null>(null);

/** Sets the security headers on every reply: pages, redirects, loader data and errors. */
export const securityMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  context.set(nonceContext, nonce);
  const response = await next();
  const inlineScripts = context.get(scriptDigestsContext) ?? [`'nonce-${nonce}'`];
  const headers = securityHeaders({ env: serverEnv(), inlineScripts, isDevelopment: import.meta.env.DEV });
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
};
