import type { MiddlewareFunction } from 'react-router';

/** Middleware of pages that belong to one person: neither a proxy nor the browser keeps them. */
export const privateReply: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
};
