import type { Page } from '@playwright/test';
import type { FragileShop } from '../support/broken-backend.ts';
import { expectUsableAtEveryWidth } from '../support/every-width.ts';
import { expect, test } from '../support/fragile-fixtures.ts';

const COLLECTION = '/categories/20000000-0000-4000-8000-000000000001';
const ARTICLE = '/articles/30000000-0000-4000-8000-000000000001';

/** Restores the backend and clicks the page's retry button. */
async function recover(page: Page, shop: FragileShop): Promise<void> {
  shop.behave('works');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
}

test('[BEY-49] [ERR-02] [ERR-05] Every page shows an error in German if the backend is down, and a retry recovers', async ({
  page,
  shop,
}) => {
  const alert = page.getByRole('alert');
  for (const [path, status, message, content] of [
    ['/', 200, 'Die Kollektionen konnten nicht geladen werden.', 'Leinen'],
    ['/categories', 500, 'Diese Seite konnte nicht geladen werden.', 'Leinen'],
    ['/search?q=leine', 503, 'Die Suche ist gerade nicht möglich.', 'Weitblick'],
    ['/configure/dog-leash', 503, 'Der Konfigurator konnte nicht geladen werden.', 'Stoffauswahl'],
  ] as const) {
    shop.behave('refuses');
    const reply = await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, reply?.status()]).toEqual([path, status]);
    expect(reply?.headers()['cache-control'] ?? '').not.toContain('public');
    await expect(alert).toContainText(message);
    await expect(page.getByRole('banner')).toBeVisible();
    if (status === 500) await expect(alert).toContainText(`Vorgang ${reply?.headers()['x-reference']}`);
    await recover(page, shop);
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  }
});

test('The error of a page that a link opened names the reference of its reply', async ({ page, shop }) => {
  await page.goto('/kontakt', { waitUntil: 'networkidle' });
  shop.behave('refuses');
  const failing = page.waitForResponse((reply) => reply.status() === 500);
  await page.getByRole('banner').getByRole('link', { name: 'Kollektionen' }).click();
  const reference = (await failing).headers()['x-reference'];
  await expect(page.getByRole('alert')).toContainText(`Vorgang ${reference}`);
});

test('[BEY-48] Pages that could not be loaded are accessible at every width', async ({
  page,
  shop,
  expectAccessible,
}) => {
  for (const path of ['/', '/search?q=leine', '/configure/dog-leash']) {
    shop.behave('refuses');
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('alert')).toBeVisible();
    await expectUsableAtEveryWidth(page, expectAccessible);
  }
});

test('[SF-CAT-18] [SF-ART-15] A collection or article that cannot be loaded redirects to the collections with a notice', async ({
  page,
  shop,
}) => {
  for (const [path, message] of [
    [COLLECTION, 'Die Kategorie konnte nicht geladen werden.'],
    [ARTICLE, 'Der Artikel konnte nicht geladen werden.'],
  ] as const) {
    await page.goto('/categories', { waitUntil: 'networkidle' });
    shop.behave('fails');
    const reply = await page.request.get(path, { maxRedirects: 0 });
    expect(reply.status()).toBe(302);
    shop.behave('works');
    await page.goto(reply.headers().location ?? '');
    await expect(page).toHaveURL(/\/categories$/);
    await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(message);
    await expect(page.getByRole('heading', { level: 1, name: 'Unsere Kollektionen' })).toBeVisible();
  }
});

test('[BEY-49] A request without a reply fails within ten seconds', async ({ page, shop }) => {
  shop.behave('hangs');
  await page.goto('/', { timeout: 10_000 });
  await expect(page.getByRole('alert')).toContainText('Die Kollektionen konnten nicht geladen werden.');
});

test('[BEY-49] The page stays offline and shows a notice; back online, a failed page reloads automatically', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/wishlist');
  await page.evaluate(() => {
    const article = { id: '30000000-0000-4000-8000-000000000009', title: 'Leine „Weitblick“' };
    localStorage.setItem('wishlist', JSON.stringify([article]));
  });
  shop.behave('fails');
  await page.goto('/wishlist', { waitUntil: 'networkidle' });
  await expect(page.getByRole('alert')).toContainText('Die Artikel konnten nicht geladen werden.');
  await context.setOffline(true);
  await expect(page.getByText('Keine Verbindung zum Internet.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Kollektionen' }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
  shop.behave('works');
  await context.setOffline(false);
  await expect(page.getByText('Keine Verbindung zum Internet.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Leine „Weitblick“' })).toBeVisible();
});

test('[BEY-49] An article without a published template is shown as unavailable, not as a connection error', async ({
  page,
  shop,
  expectAccessible,
}) => {
  shop.behave('unpublished');
  const reply = await page.goto('/configure/dog-leash?article=30000000-0000-4000-8000-000000000009');
  expect(reply?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main).toContainText('Leine „Weitblick“ ist zurzeit nicht verfügbar.');
  await expect(main).not.toContainText('Verbindung');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Zu den Kollektionen' }).click();
  await expect(page).toHaveURL(/\/categories$/);
});
