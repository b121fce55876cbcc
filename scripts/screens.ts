// pnpm screens: takes screenshots of every route at 320, 768 and 1440 px in reports/screens/.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findChromium } from './browser/chromium.ts';
import { fillCart } from './browser/fill-cart.ts';
import { listRoutes } from './browser/list-routes.ts';
import { serveShop } from './serve/serve-shop.ts';
import { findFreePort } from './serve/settings.ts';
import { workspaceRoot } from './workspace/child-processes.ts';

const WIDTHS_PX = [320, 768, 1440];
const folder = join(workspaceRoot, 'reports/screens');

async function takeScreenshot(page: Page, name: string, widthPx: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  const path = join(folder, `${name}-${widthPx}.png`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
}

const dataFolder = mkdtempSync(join(tmpdir(), 'shop-screens-'));
const shop = await serveShop(
  {
    ...process.env,
    PORT: String(await findFreePort()),
    SUPABASE_PORT: String(await findFreePort()),
    SUPABASE_DATA_DIR: dataFolder,
  },
  'preview',
);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

try {
  const routes = await listRoutes(shop.shopUrl);
  for (const widthPx of WIDTHS_PX) {
    const context = await browser.newContext({
      baseURL: shop.shopUrl,
      locale: 'de-DE',
      reducedMotion: 'reduce',
      viewport: { width: widthPx, height: 900 },
    });
    const page = await context.newPage();
    for (const route of routes) {
      await page.goto(route.path);
      await takeScreenshot(page, route.name, widthPx);
    }
    await fillCart(page);
    await takeScreenshot(page, 'cart-filled', widthPx);
    await context.close();
    console.log(`${routes.length + 1} screens at ${widthPx} px`);
  }
} finally {
  await browser.close();
  await shop.close();
  rmSync(dataFolder, { recursive: true, force: true });
}
console.log(`Stored in ${folder}`);
