import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../../../scripts/browser/chromium.ts';
import { AccountPage } from '../pages/account.page.ts';
import { CartPage } from '../pages/cart.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { orderLinkInMail } from '../pages/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';

test('[ERR-04] The shop shows a notice and completes a purchase in memory with storage and cookies blocked', async ({
  playwright,
  launchOptions,
  baseURL,
  backendUrl,
}, testInfo) => {
  // Same as in Chromium's settings: blocks cookies for all sites, and with them all other storage.
  const profile = testInfo.outputPath('profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    // The headless shell ignores these settings.
    executablePath: findChromium(),
    baseURL,
    locale: 'de-DE',
    viewport: { width: 1280, height: 720 },
  });
  const page = await context.newPage();
  await page.goto('/configure/dog-leash');
  for (const storage of ['localStorage', 'sessionStorage']) {
    const read = page.evaluate((name) => Reflect.get(window, name), storage);
    await expect(read, `${storage} is blocked`).rejects.toThrow('Access is denied');
  }
  const cookies = await page.evaluate(() => {
    Reflect.set(document, 'cookie', 'probe=1');
    return document.cookie;
  });
  expect(cookies, 'cookies are blocked').toBe('');
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();

  const configurator = new ConfiguratorPage(page);
  await configurator.fill('Stoff für die Leine (Link)', 'https://stoffe.example/loden');
  await expect(page.getByText('Ihr Browser speichert die Angaben nicht')).toBeVisible();
  await configurator.next.click();
  await configurator.heading('Extras').waitFor();
  await configurator.addToCart();
  await expect(page.getByText('Ihr Browser speichert den Warenkorb nicht.')).toBeVisible();
  await page.getByRole('link', { name: 'Konfiguration ändern' }).click();
  await expect(page.getByText('Sie ändern einen Artikel aus Ihrem Warenkorb.')).toBeVisible();
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();

  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Ihr Browser kann die Adresse nicht speichern.',
  );
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page.getByTestId('order-number')).toHaveText(orderId);
  await expect(page.getByText('Ihre Zahlung ist bestätigt.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Weitblick' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).not.toContainText('1');

  // This browser stores nothing, so the link in the mail keeps its token, and a reload shows the same page.
  await page.goto(await orderLinkInMail(backendUrl, orderId));
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Weitblick' })).toBeVisible();

  await page.goto('/auth');
  await expect(page.getByText('Ohne sie können Sie sich nicht anmelden')).toBeVisible();
  await new AccountPage(page).logIn('anna@example.de');
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText('Login failed');
  await context.close();
});
