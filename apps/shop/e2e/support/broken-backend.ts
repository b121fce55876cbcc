import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runningShop } from './running-shop.ts';
import { startShopServer } from './shop-server.ts';

/** The backend's replies: normal, without a published template, errors, none, or refused connections. */
type Behaviour = 'works' | 'unpublished' | 'fails' | 'hangs' | 'refuses';

/** A separate shop whose backend can be broken. */
export interface FragileShop {
  shopUrl: string;
  behave(behaviour: Behaviour): void;
  /** Backend requests of the shop and its pages since the last call, as `rpc/name` or `table`. */
  takeRequests(): readonly string[];
  close(): Promise<void>;
}

/** Starts the built shop behind a proxy to the running backend. */
export async function startFragileShop(): Promise<FragileShop> {
  const { shopEnv } = runningShop();
  const backend = new URL(shopEnv.SUPABASE_URL ?? '');
  let current: Behaviour = 'works';
  let asked: string[] = [];
  const gate = createServer((request, reply) => {
    const resource = /^\/rest\/v1\/([^?]+)/.exec(request.url ?? '')?.[1];
    if (resource !== undefined && request.method !== 'OPTIONS') asked.push(resource);
    if (current === 'hangs') return;
    if (current === 'fails') {
      reply.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"broken on purpose"}');
      return;
    }
    if (current === 'unpublished' && resource === 'rpc/get_complete_form') {
      reply.writeHead(200, { 'content-type': 'application/json' }).end('null');
      return;
    }
    const headers = { ...request.headers, host: backend.host };
    const onward = forward(
      { host: backend.hostname, port: backend.port, path: request.url, method: request.method, headers },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    onward.on('error', () => reply.destroy());
    request.pipe(onward);
  });
  gate.on('connection', (socket) => {
    if (current === 'refuses') socket.destroy();
  });
  const gatePort = await listen(gate);
  const shop = await startShopServer({
    ...shopEnv,
    SUPABASE_URL: `http://127.0.0.1:${gatePort}`,
  });
  return {
    shopUrl: shop.url,
    behave: (behaviour) => {
      current = behaviour;
      // A kept-alive connection would hide it.
      if (behaviour === 'refuses') gate.closeAllConnections();
    },
    takeRequests: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    close: async () => {
      await shop.close();
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address() as AddressInfo;
      resolve(address.port);
    });
  });
}
