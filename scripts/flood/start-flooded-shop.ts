import { startShopServer } from '../../apps/shop/e2e/support/shop-server.ts';
import { buildShop } from '../serve/serve-shop.ts';
import { forkBackend } from '../serve/start-backend-process.ts';
import type { FloodedShop } from './flooded-shop.ts';

const publicUrl = 'https://shop.example';

/** Starts the production build as deployed: native PostgreSQL, functions in Deno, `SHOP_KEY` set. */
export async function startFloodedShop(): Promise<{ shop: FloodedShop; close(): Promise<void> }> {
  await buildShop();
  const backend = await forkBackend('supabase/local/testing/deployed-main.ts', { ...process.env, SHOP_URL: publicUrl });
  try {
    const server = await startShopServer({ ...backend.shopEnv, SHOP_URL: publicUrl });
    return {
      shop: {
        shopUrl: server.url,
        publicUrl,
        backendUrl: backend.url,
        publishableKey: backend.shopEnv.SUPABASE_PUBLISHABLE_KEY ?? '',
        secretKey: backend.secretKey ?? '',
      },
      async close() {
        await server.close();
        await backend.close();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}
