import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { serveShop } from '../../../../scripts/serve/serve-shop.ts';
import { findFreePort } from '../../../../scripts/serve/settings.ts';
import startPreparedDatabase from '../../../../supabase/tests/setup/prepared-database.ts';
import { type RunningShop, shopsVariable } from './running-shop.ts';

/**
 * Playwright's global setup: the production build and a fresh backend per worker, on free ports. Only the first worker
 * builds. The backends use a native PostgreSQL, which serves requests in parallel; `start.e2e.ts` covers `npm start`
 * with the embedded database, which serves them one by one.
 */
export default async function startShops({ workers }: FullConfig): Promise<() => Promise<void>> {
  // Tests see what they have just saved. public-data.e2e.ts covers the default.
  process.env.CATALOGUE_MAX_AGE = '0';
  const stopDatabase = await startPreparedDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  const running: Awaited<ReturnType<typeof serveShop>>[] = [];
  for (let worker = 0; worker < workers; worker += 1) {
    const env = {
      ...process.env,
      PORT: String(await findFreePort()),
      SUPABASE_PORT: String(await findFreePort()),
      SUPABASE_DATA_DIR: join(folder, String(worker)),
    };
    running.push(await serveShop(env, 'preview', 'supabase/local/testing/native-main.ts'));
  }
  const shops: RunningShop[] = running.map(({ shopUrl, backendUrl, shopEnv }, worker) => ({
    shopUrl,
    backendUrl,
    dataFolder: join(folder, String(worker)),
    shopEnv,
  }));
  process.env[shopsVariable] = JSON.stringify(shops);
  return async () => {
    await Promise.all(running.map((shop) => shop.close()));
    await stopDatabase();
    rmSync(folder, { recursive: true, force: true });
  };
}
