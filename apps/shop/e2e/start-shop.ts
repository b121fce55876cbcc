import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveShop } from '../../../scripts/serve-shop.ts';
import { findFreePort } from '../../../scripts/settings.ts';

/** Playwright's global setup: the production build against a fresh embedded backend, on free ports. */
export default async function startShop(): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  const running = await serveShop(
    {
      ...process.env,
      PORT: String(await findFreePort()),
      SUPABASE_PORT: String(await findFreePort()),
      SUPABASE_DATA_DIR: dataFolder,
    },
    'preview',
  );
  process.env.E2E_SHOP_URL = running.shopUrl;
  process.env.E2E_BACKEND_URL = running.backendUrl;
  process.env.E2E_SHOP_ENV = JSON.stringify(running.shopEnv);
  return async () => {
    await running.close();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
