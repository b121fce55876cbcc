import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './self-signed.ts';

/** Where a host name leads behind the proxy. */
export interface Upstream {
  /** Address on this machine */
  url: string;
  /** Whether the upstream is asked under the public host name, as the shop is, or under its own. */
  keepsHost: boolean;
  /** Path at the upstream, the same by default */
  rewrite?: (path: string) => string;
}

/** A proxy that ends TLS. */
export interface TlsProxy {
  port: number;
  close(): Promise<void>;
}

/** Starts a proxy that ends TLS for some host names, and passes on what it knows of the caller, as nginx would. */
export function startTlsProxy(upstreams: ReadonlyMap<string, Upstream>): Promise<TlsProxy> {
  const [first = '', ...others] = upstreams.keys();
  const server = createServer(selfSigned([first, ...others]), (incoming, reply) => {
    const upstream = upstreams.get(incoming.headers.host ?? '');
    if (upstream === undefined) {
      reply.writeHead(421).end();
      return;
    }
    const { hostname, port, host } = new URL(upstream.url);
    const onward = request(
      {
        hostname,
        port,
        method: incoming.method,
        path: upstream.rewrite?.(incoming.url ?? '/') ?? incoming.url,
        headers: { ...forwarded(incoming), ...(!upstream.keepsHost && { host }) },
      },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    onward.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
    reply.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ port, close });
    });
  });
}

function forwarded({ headers, socket }: IncomingMessage) {
  const addresses = [headers['x-forwarded-for'], socket.remoteAddress].filter((part) => part !== undefined).join(', ');
  return { ...headers, 'x-forwarded-for': addresses, 'x-forwarded-proto': 'https' };
}
