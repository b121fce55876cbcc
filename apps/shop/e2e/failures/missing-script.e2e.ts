import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const banner = /\/assets\/consent-banner[^/]*\.js$/;
const gone = { status: 404, contentType: 'text/plain', body: 'Not Found' };

const settings = (page: Page) => page.getByRole('button', { name: 'Cookie-Einstellungen' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Nachricht' });

/** Opens a page and counts how often it is loaded again. */
async function openAndCount(page: Page, path: string): Promise<() => number> {
  await page.goto(path, { waitUntil: 'networkidle' });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Presses the button whose script is missing, and waits until the press has failed. */
async function pressInVain(page: Page): Promise<void> {
  const failure = page.waitForEvent('pageerror');
  await settings(page).click();
  await failure;
}

test.use({ expectedError: /dynamically imported module|Error loading route module/ });

test('A page whose script is gone reloads once and keeps what was typed', async ({ page }) => {
  const loads = await openAndCount(page, '/kontakt');
  await name(page).fill('Karla Kontakt');
  await message(page).fill('Passt der Mantel\nauch einem Windhund?');
  // Otherwise Chromium restores some fields by itself.
  await page.locator('form').evaluateAll((forms) => {
    for (const form of forms) form.setAttribute('autocomplete', 'off');
  });

  // Without a connection a reload would lose the page.
  await page.route(banner, (route) => route.abort('internetdisconnected'));
  await pressInVain(page);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(0);

  await page.route(banner, (route) => route.fulfill(gone));
  const reloaded = page.waitForEvent('load');
  await settings(page).dblclick();
  await reloaded;
  await expect(name(page)).toHaveValue('Karla Kontakt');
  await expect(message(page)).toHaveValue('Passt der Mantel\nauch einem Windhund?');
  expect(await page.evaluate(() => sessionStorage.getItem('typed-texts'))).toBeNull();

  // The script is still gone.
  await message(page).pressSequentially(' Danke');
  await pressInVain(page);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  await expect(message(page)).toHaveValue('Passt der Mantel\nauch einem Windhund? Danke');
});

test('A reload for a missing script stores no password and is not repeated by the router', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { storedTexts: sessionStorage.getItem('typed-texts') });
  });
  const loads = await openAndCount(page, '/auth');
  await page.route(banner, (route) => route.fulfill(gone));
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('anna@example.de');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('hundekuchen');
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  const reloaded = page.waitForEvent('load');
  await settings(page).click();
  await reloaded;
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('anna@example.de');
  const stored = await page.evaluate(() => String(Reflect.get(window, 'storedTexts')));
  expect(stored).toContain('anna@example.de');
  expect(stored).not.toContain('hundekuchen');
  expect(loads()).toBe(1);

  // The router reloads a page by itself if the module of a route is missing.
  await page.goto('/kontakt', { waitUntil: 'networkidle' });
  await page.route(/\/assets\/categories-[^/]*\.js$/, (route) => route.fulfill(gone));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/kontakt', async (route) => {
    if (route.request().method() === 'HEAD') await answered;
    await route.continue().catch(() => undefined);
  });
  await pressInVain(page);
  const before = loads();
  const reloadedByRouter = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('link', { name: 'Kollektionen' }).click();
  answer();
  await reloadedByRouter;
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(before + 1);
});
