import type { MiddlewareHandler } from 'hono';

const names = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Answers only to names of this machine. A foreign page could otherwise point its own name at 127.0.0.1 and read the
 * mailbox as if it were its own.
 */
export const onlyThisMachine: MiddlewareHandler = async (context, next) => {
  if (!names.includes(new URL(context.req.url).hostname)) {
    return context.text('This backend answers to localhost and 127.0.0.1 only.', 421);
  }
  await next();
};
