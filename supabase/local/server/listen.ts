import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { StartupError } from '../startup-error.ts';
import type { Handle } from './handle.ts';

/** A running server. */
export interface Listener {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves a handler on this machine only.
 * @param port 0 selects a free port
 * @throws StartupError if the port is in use
 */
export function listen(handle: Handle, port: number): Promise<Listener> {
  const server = createAdaptorServer({ fetch: handle, overrideGlobalObjects: false });
  // A test in the same process may block it for seconds; its open connections must survive that.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 60_000;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port)));
    server.listen(port, '127.0.0.1', () => {
      resolve({
        // A TCP server has an address object; only a pipe has a name.
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}

function explain(error: Error, port: number): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is taken by another program. End that program, or choose another port: SUPABASE_PORT=${port + 1}`,
    );
  }
  if (code === 'EACCES') {
    return new StartupError(`Port ${port} may not be used by this user. Choose one above 1023: SUPABASE_PORT=54321`);
  }
  return error;
}
