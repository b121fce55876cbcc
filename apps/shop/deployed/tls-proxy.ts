import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './self-signed.ts';

/** Target of a host name behind the proxy. */
export interface Upstream {
  /** Address on this machine */
  url: string;
  /** Whether requests keep the public host name, as for the shop, or use the upstream's own. */
  keepsHost: boolean;
  /** Maps the request path to the upstream's; unchanged by default. */
  rewrite?: (path: string) => string;
}

/** A proxy that terminates TLS. */
export interface TlsProxy {
  port: number;
  close(): Promise<void>;
}

/** Starts a proxy that terminates TLS for some host names and adds forwarding headers, like nginx. */
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
