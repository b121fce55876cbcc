import { buildShop } from '../../../scripts/serve/serve-shop.ts';
import { forkBackend } from '../../../scripts/serve/start-backend-process.ts';
import { startShopServer } from '../e2e/support/shop-server.ts';
import {
  backendVariable,
  floodedVariable,
  paypalHost,
  proxyVariable,
  publicUrl,
  shopEnvVariable,
} from './deployed-shop.ts';
import { startTlsProxy, type Upstream } from './tls-proxy.ts';

/** Maps the path of PayPal's script to the one of the sandbox. */
function paypalPath(path: string): string {
  return path.startsWith('/web-sdk/v6/core') ? '/paypal/sdk.js' : path;
}

/**
 * Playwright's global setup: the production build behind a TLS proxy on another host name, native PostgreSQL, functions
 * in Deno. Returns the teardown.
 */
export default async function startDeployedShop(): Promise<() => Promise<void>> {
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const [backend] = await Promise.all([
      forkBackend('supabase/local/testing/deployed-main.ts', { ...process.env, SHOP_URL: publicUrl }),
      buildShop(),
    ]);
    closing.push(backend.close);
    const shopEnv = {
      ...backend.shopEnv,
      SHOP_URL: publicUrl,
      PAYPAL_SDK_URL: `https://${paypalHost}/web-sdk/v6/core`,
    };
    const shop = await startShopServer(shopEnv);
    closing.push(shop.close);
    const proxy = await startTlsProxy(
      new Map<string, Upstream>([
        [new URL(publicUrl).host, { url: shop.url, keepsHost: true }],
        [paypalHost, { url: backend.url, keepsHost: false, rewrite: paypalPath }],
      ]),
    );
    closing.push(proxy.close);
    process.env[backendVariable] = backend.url;
    process.env[shopEnvVariable] = JSON.stringify(shopEnv);
    process.env[floodedVariable] = JSON.stringify({
      shopUrl: shop.url,
      publicUrl,
      backendUrl: backend.url,
      publishableKey: backend.shopEnv.SUPABASE_PUBLISHABLE_KEY,
      secretKey: backend.secretKey,
    });
    process.env[proxyVariable] = String(proxy.port);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}
