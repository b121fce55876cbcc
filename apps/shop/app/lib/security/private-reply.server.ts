import type { MiddlewareFunction } from 'react-router';

/** Middleware for pages with personal content: disables caching by proxies and the browser. */
export const privateReply: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
};
