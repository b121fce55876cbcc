import type { MiddlewareHandler } from 'hono';

const names = ['localhost', '127.0.0.1', '[::1]'];

/** Accepts only local host names. Prevents DNS rebinding, with which a foreign page could read the mailbox. */
export const localHostsOnly: MiddlewareHandler = async (context, next) => {
  if (!names.includes(new URL(context.req.url).hostname)) {
    return context.text('This backend answers to localhost and 127.0.0.1 only.', 421);
  }
  await next();
};
