import type { FunctionDeps } from './deps.ts';
import { paypalClient } from './paypal/paypal-client.ts';
import { secretClient } from './start-function.ts';

const url = 'http://backend.test';

const refuseCall: typeof fetch = async (input) => {
  throw new Error(`Nothing answers ${String(input)} in this test`);
};

/** Dependencies of a function for tests without a backend. Calls of dependencies that the test omits fail. */
export function testDeps(changes: Partial<FunctionDeps> = {}, database: typeof fetch = refuseCall): FunctionDeps {
  const env = {
    supabaseUrl: url,
    secretKey: 'sb_secret_test',
    paypalApiBase: url,
    paypalClientId: 'test',
    paypalClientSecret: 'test',
    paypalMerchantId: 'TEST',
    paypalWebhookId: 'TEST',
    shopUrl: 'http://shop.test',
    shopEmail: 'hallo@example.de',
    orderLinkSecret: 'test',
  };
  return {
    env,
    database: secretClient(env, database),
    paypal: paypalClient(env, refuseCall),
    isPassword: async () => false,
    mail: { send: async () => {} },
    verificationDelayMs: 0,
    uploadTimeoutMs: 60_000,
    now: () => new Date('2026-11-22T12:00:00Z'),
    readAsset: async () => new Uint8Array(),
    clientAddress: () => null,
    afterReply: () => {},
    log: () => {},
    logRequest: () => {},
    ...changes,
  };
}
