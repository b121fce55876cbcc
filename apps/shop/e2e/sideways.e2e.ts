import type { Page } from '@playwright/test';
import { documentIds } from 'shop-backend/legal';
import { expect, test } from './fixtures.ts';
import { routes } from './routes.ts';
import { expectNothingSideways } from './sideways.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Every other page is checked in every-page.e2e.ts and signed-in-pages.e2e.ts, together with what else holds at each width.
for (const path of [...documentIds.map((id) => `/${id}`), '/reset-password']) {
  if (routes.some((route) => route === path)) continue;
  test(`[BEY-48] ${path} does not scroll sideways on phones and tablets`, async ({ page }) => {
    await page.goto(path);
    await expectNothingSideways(page, path);
  });
}

const ARTICLE = '/articles/30000000-0000-4000-8000-000000000001';
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Every dialog of the storefront: where it is, and what opens it. */
const dialogs: readonly (readonly [path: string, name: string, open: (page: Page) => Promise<void>])[] = [
  ['/', 'Messvideo', press('Messvideo ansehen')],
  ['/', 'Cookie-Einstellungen', press('Cookie-Einstellungen')],
  ['/', 'Menü', press('Menü öffnen')],
  ['/configure/dog-coat', 'Konfiguration teilen', press('Link teilen')],
  ['/configure/dog-coat', 'Meine Hunde', press('Meine Hunde')],
  [ARTICLE, 'Bild', press(/vergrößern/i)],
];

for (const [path, name, open] of dialogs) {
  test(`[BEY-48] the dialog ${name} on ${path} does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await open(page);
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await expectNothingSideways(page, name);
  });
}
