import { createContext, type MiddlewareFunction } from 'react-router';
import { traceReference } from 'shop-backend/tracing';

/** Reference of this request in the server's log: the id of its trace, or a random one. */
export const referenceContext = createContext('');

/** Names the request's reference on a reply that failed, for the log, for proxies and for `ErrorReference`. */
export const referenceMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const reference = traceReference();
  context.set(referenceContext, reference);
  const response = await next();
  if (response.status >= 500) {
    response.headers.set('x-reference', reference);
    // The only header of a page that its scripts can read.
    response.headers.set('Server-Timing', `reference;desc="${reference}"`);
  }
  return response;
};
