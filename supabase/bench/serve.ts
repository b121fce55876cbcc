import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

/** A handler served on a free local port. */
export interface Served {
  url: string;
  close(): Promise<void>;
}

/** Serves a handler over HTTP. */
export async function serve(handle: () => Promise<Response>): Promise<Served> {
  const server = createAdaptorServer({ fetch: handle, overrideGlobalObjects: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address object; only a pipe has a name.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
