import { createContext, type MiddlewareFunction } from 'react-router';
import { hasSessionCookie } from '../session/has-session-cookie.ts';

/** Whether this reply is the same for every visitor without an account. A loader that shows a failure unsets it. */
export const sharedReplyContext = createContext(false);

/**
 * A minute in a cache that all visitors share. Browsers keep such a reply for no time, as it names none for them and no
 * date of a change. `max-age=0` would say so, but HAProxy then stores nothing.
 */
const sharedCaching = 'public, s-maxage=60';

/**
 * Middleware for pages that are the same for everyone: a shared cache may store them for a minute. Parts that depend on
 * the visitor are loaded by the browser: the cart, the account, what an article's own page remembers.
 *
 * A request with a session is answered for its account alone, since an admin also sees paused articles.
 */
export const publicReply: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isOfEveryone = request.method === 'GET' && !hasSessionCookie(request.headers.get('Cookie') ?? '');
  context.set(sharedReplyContext, isOfEveryone);
  const response = await next();
  const isStored = context.get(sharedReplyContext) && response.status === 200 && !response.headers.has('Set-Cookie');
  response.headers.set('Cache-Control', isStored ? sharedCaching : 'private, no-cache');
  return response;
};
