import type { Page } from '@playwright/test';
import { AccountPage } from '../pages/account.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { careKit } from '../pages/open-payment.ts';
import { expect, test } from '../support/fixtures.ts';

const scripts = '**/assets/*.js';

/**
 * Opens a page and holds back its scripts, or other files.
 * @returns releases them
 */
async function openWithoutScripts(page: Page, path: string, files: string | RegExp = scripts): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return release;
}

test('[SF-CART-27] [SF-NAV-36] Clicks before hydration are replayed after it', async ({ page }) => {
  const release = await openWithoutScripts(page, `/articles/${careKit.id}`);
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
  release();
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText('Artikel hinzugefügt');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb 1 Stück' })).toBeVisible();
});

test('[SF-AUTH-02] A login typed before hydration is kept', async ({ page, baseURL }) => {
  const release = await openWithoutScripts(page, '/auth');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('anna@example.de');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('pfotenmass');
  release();
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(new AccountPage(page).menuButton).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
});

const COAT = '/configure/dog-coat?article=30000000-0000-4000-8000-000000000001';

test('[CFG-FLOW-13] Choices made before hydration are kept', async ({ page }) => {
  const release = await openWithoutScripts(page, COAT);
  await page.getByRole('radio', { name: 'Hündin' }).check();
  await page.getByRole('textbox', { name: 'Gewicht', exact: true }).fill('12,5');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  release();
  await expect(page.getByRole('heading', { level: 2, name: 'Maße' })).toBeVisible();
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Hündin' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
});

test('A text typed while the page becomes interactive keeps every letter', async ({ page }) => {
  const release = await openWithoutScripts(page, COAT);
  const breed = page.getByRole('textbox', { name: 'Rasse' });
  const text = 'Deutsch Drahthaar und Weimaraner';
  await breed.pressSequentially(text);
  release();
  // Replaying must not overwrite newer letters. It starts at an unknown time, so the letters arrive all the while.
  for (const letter of text) await page.keyboard.type(letter, { delay: 15 });
  await page.getByRole('radio', { name: 'Hündin' }).check();
  await expect(breed).toHaveValue(text + text);
});

test('[CFG-FLOW-14] Choices made before hydration are added to the stored ones, and typing continues', async ({
  page,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(COAT);
  await configurator.fill('Gewicht', '12,5');
  await configurator.fill('Rasse', 'Mops');
  await configurator.goToStep('Maße');

  const release = await openWithoutScripts(page, COAT);
  await page.getByRole('radio', { name: 'Hündin' }).check();
  const breed = page.getByRole('textbox', { name: 'Rasse' });
  await breed.pressSequentially('Whip');
  release();
  await expect(page.getByText('Ihre letzten Angaben sind wieder da.')).toBeVisible();
  await page.keyboard.type('pet');
  const expectAll = async () => {
    await expect(breed).toHaveValue('Whippet');
    await expect(page.getByRole('radio', { name: 'Hündin' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
  };
  await expectAll();
  await page.unrouteAll();
  await page.reload();
  await expectAll();
});

test('[CFG-FLOW-14] A field focused before hydration keeps the focus when the stored choices open', async ({
  page,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(COAT);
  await configurator.fill('Gewicht', '12,5');

  const release = await openWithoutScripts(page, COAT);
  const breed = page.getByRole('textbox', { name: 'Rasse' });
  await breed.focus();
  release();
  await expect(page.getByText('Ihre letzten Angaben sind wieder da.')).toBeVisible();
  await expect(breed).toBeFocused();
  await page.keyboard.type('Whippet');
  await expect(breed).toHaveValue('Whippet');
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
});

for (const [title, files] of [
  ['before hydration', scripts],
  // A script at the end of the page waits for the styles.
  ['before the styles are loaded', /\/assets\/[^/]+\.(js|css)$/],
] as const) {
  test(`Choices made ${title} are added to those of the edited cart line`, async ({ page }) => {
    const configurator = new ConfiguratorPage(page);
    await configurator.open(COAT);
    await configurator.fillCoat();
    await configurator.addToCart();
    await page.getByRole('link', { name: 'Konfiguration ändern' }).click();
    await configurator.heading('Angaben zum Hund').waitFor();

    const release = await openWithoutScripts(page, page.url(), files);
    await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('');
    const breed = page.getByRole('textbox', { name: 'Rasse' });
    await breed.fill('Whippet');
    release();
    await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
    await expect(breed).toHaveValue('Whippet');
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
    await expect(breed).toHaveValue('Whippet');
  });
}
