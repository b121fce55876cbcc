import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const idleCheckMs = 100;

/** Times of a stop, ms. */
interface StopTimes {
  /** How long new connections are still accepted, so that a balancer notices that the server is no longer ready */
  waitMs: number;
  /** When all connections are ended, whatever they are doing; counted from the beginning */
  deadlineMs: number;
}

/**
 * Stops a server without cutting off replies: ends each connection after its current reply, then accepts no new ones.
 * Resolves when the last connection has ended, at the latest at the deadline.
 *
 * The deadline is needed because a closed server no longer checks its timeouts: a client that sends one header line
 * after the other would keep the process running.
 */
export async function stopServer(server: Server, { waitMs, deadlineMs }: StopTimes): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
  server.prependListener('request', (_request, reply) => {
    reply.shouldKeepAlive = false;
  });
  await wait(waitMs);
  // A connection whose reply began before the stop becomes idle after it.
  const closing = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(closing);
  clearTimeout(deadline);
}
