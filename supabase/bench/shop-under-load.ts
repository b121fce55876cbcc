import type { PlaceOrderRequest } from '../contracts/index.ts';
import type { FunctionDeps } from '../functions/_shared/deps.ts';
import type { FunctionEnv } from '../functions/_shared/env.ts';
import { paypalClient } from '../functions/_shared/paypal/paypal-client.ts';
import { secretClient } from '../functions/_shared/start-function.ts';
import { digestOf } from '../functions/_shared/tokens/order-link.ts';
import { placeOrderHandler } from '../functions/place-order/handler.ts';
import { openNativeShop } from '../tests/setup/native-database.ts';
import { type ConnectionPool, connectionPool } from './connection-pool.ts';
import { dataApi, type Statement } from './data-api.ts';

/** The functions and the Data API on a native PostgreSQL with the demo shop's data. */
export interface ShopUnderLoad {
  pool: ConnectionPool;
  /** Calls place-order. PayPal is stubbed and replies immediately. */
  placeOrder(request: PlaceOrderRequest): Promise<Response>;
  /** Calls the Data API as a visitor */
  browse(path: string, body?: object): Promise<Response>;
  /** Runs `work` and returns its statements. Nothing else may run at the same time. */
  recorded(work: () => Promise<unknown>): Promise<Statement[]>;
  close(): Promise<void>;
}

const url = 'http://shop.bench';

const env: FunctionEnv = {
  supabaseUrl: url,
  secretKey: 'sb_secret_bench',
  paypalApiBase: 'http://paypal.bench',
  paypalClientId: 'bench',
  paypalClientSecret: 'bench',
  paypalMerchantId: 'BENCH',
  paypalWebhookId: 'BENCH',
  shopUrl: 'http://localhost:3000',
  shopEmail: 'hallo@example.de',
  orderLinkSecret: 'bench',
};

/** Starts the shop; takes some seconds. */
export async function shopUnderLoad(connections = 8): Promise<ShopUnderLoad> {
  const shop = await openNativeShop();
  const pool = await connectionPool(shop, connections);
  let record: Statement[] | undefined;
  const api = await dataApi(pool, env.secretKey, (statement) => record?.push(statement));
  const deps: FunctionDeps = {
    env,
    database: secretClient(env, api.fetch),
    paypal: paypalClient(env, paypalAtOnce),
    isPassword: async () => false,
    mail: { send: async () => {} },
    verificationDelayMs: 0,
    uploadTimeoutMs: 60_000,
    now: () => new Date(),
    clientAddress: () => null,
    readAsset: async () => new Uint8Array(),
    // The mails stay in the outbox, as they would until the next sweep.
    afterReply: () => {},
    log: (message, facts) => console.error(message, facts),
    logRequest: () => {},
  };
  return {
    pool,
    placeOrder: (request) =>
      placeOrderHandler(
        new Request(`${url}/functions/v1/place-order`, { method: 'POST', body: JSON.stringify(request) }),
        deps,
      ),
    browse: (path, body) =>
      api.fetch(`${url}/rest/v1/${path}`, {
        headers: { apikey: 'sb_publishable_bench' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    async recorded(work) {
      record = [];
      await work();
      const statements = record;
      record = undefined;
      return statements;
    },
    async close() {
      await pool.close();
      await shop.close();
    },
  };
}

/** Stubs PayPal's replies to the two calls of placing an order: one PayPal order per request id. */
const paypalAtOnce: typeof fetch = async (input, init) => {
  if (String(input).endsWith('/v1/oauth2/token')) return Response.json({ access_token: 'bench', expires_in: 30_000 });
  const id = (await digestOf(String(new Headers(init?.headers).get('paypal-request-id')))).slice(0, 17).toUpperCase();
  return Response.json({ id, status: 'CREATED' });
};
