import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page, Route } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { AccountPage, demoPassword, newCustomer } from '../pages/account.page.ts';
import { CartPage, guestEmail } from '../pages/cart.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { fillEnglishCoat } from '../pages/english-coat.ts';
import { orderLinkInMail, waitForMail } from '../pages/mailbox.ts';
import { OrderPage } from '../pages/order.page.ts';
import { openBackoffice } from '../support/backoffice.ts';
import { eraseInDays } from '../support/erase-in-days.ts';
import { expect, refusalOf, test } from '../support/fixtures.ts';

const coatPath = '/configure/dog-coat?article=30000000-0000-4000-8000-000000000001';
const photo = {
  name: 'Bello.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(new URL('../../public/catalogue/geschirr-leichtfuss-960.webp', import.meta.url)),
};

/** Scrolls to the entry of the photo, which is replaced when its link arrives or is refused. */
async function scrollToPhoto(within: Locator | Page): Promise<void> {
  const entry = within.getByText('Bello.webp', { exact: false }).first();
  await expect(() => entry.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass();
}

/** Expects the photo to be visible and loaded with its real pixels. */
async function expectPhoto(within: Locator | Page, name = 'Vorschau von Bello.webp'): Promise<void> {
  await scrollToPhoto(within);
  const picture = within.getByRole('img', { name });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(10);
}

async function choosePhoto(page: Page, label = 'Foto vom Hund'): Promise<Locator> {
  const field = page.getByRole('group', { name: label });
  await field.locator('input[type="file"]').setInputFiles(photo);
  return field;
}

/** A page in another browser whose cookie banner is answered. */
async function openElsewhere(browser: Browser, shopUrl = ''): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([refusalOf(shopUrl)]);
  return context.newPage();
}

/** A Data API client, signed in as a demo user or a customer created by a test. */
async function signInAs(email: string, backendUrl: string) {
  const { publishableKey } = await openBackoffice();
  const client = createClient(backendUrl, publishableKey, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signInWithPassword({ email, password: demoPassword });
  if (error !== null) throw error;
  return { client, publishableKey, user: data.user, token: data.session.access_token };
}

/** Requests the URL of a file, as a guest or with a token. Returns the status. */
async function requestLink(backendUrl: string, key: string, body: object, token = key): Promise<number> {
  const reply = await fetch(`${backendUrl}/functions/v1/file-link`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return reply.status;
}

test('A guest orders a coat with a photo: the workshop sees it, mails name it, strangers have no access', async ({
  page,
  backendUrl,
  baseURL,
  browser,
  expectAccessible,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(coatPath);
  const uploaded = page.waitForResponse('**/functions/v1/upload-file*');
  const field = await choosePhoto(page);
  const file: { id: string } = await (await uploaded).json();
  await expect(field.getByRole('button', { name: 'Entfernen: Bello.webp' })).toBeVisible();
  await expectAccessible(page);
  await configurator.fillCoat();
  await configurator.addToCart();

  const line = page.getByRole('listitem').filter({ hasText: 'Nordwind' });
  await line.getByText('Konfiguriert', { exact: true }).click();
  await expectPhoto(line);
  await expectAccessible(page);
  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  const placed = page.waitForResponse('**/functions/v1/place-order');
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  const { orderDbId }: { orderDbId: string } = await (await placed).json();
  const { items, number } = new OrderPage(page);
  await expect(number).toHaveText(orderId);
  await items.getByText('Konfiguriert', { exact: true }).click();
  await expectPhoto(items.first());

  const { text } = await waitForMail(backendUrl, guestEmail, orderId);
  expect(text).toContain('Foto vom Hund: Bello.webp');
  expect(text).not.toContain(file.id);

  // The link in the mail opens it in another browser. Without its token, or with another account, nothing is found.
  const elsewhere = await openElsewhere(browser, baseURL);
  await elsewhere.goto(await orderLinkInMail(backendUrl, orderId));
  await elsewhere.getByText('Konfiguriert', { exact: true }).click();
  await expectPhoto(elsewhere);
  await elsewhere.context().close();
  const { client, publishableKey, token } = await signInAs('ben@example.de', backendUrl);
  expect(await requestLink(backendUrl, publishableKey, { file: file.id })).toBe(404);
  expect(await requestLink(backendUrl, publishableKey, { file: file.id, order: orderId })).toBe(404);
  expect(await requestLink(backendUrl, publishableKey, { file: file.id, order: orderId }, token)).toBe(404);
  const rows = await client.from('order_files').select('id').eq('id', file.id).throwOnError();
  expect(rows.data).toEqual([]);

  const workshop = await openElsewhere(browser, baseURL);
  await new AccountPage(workshop).openAs('admin@example.de', `/admin/orders?order=${orderDbId}`);
  const dialog = workshop.getByRole('dialog', { name: orderId });
  await dialog.getByText('Configured', { exact: true }).click();
  await expectPhoto(dialog, 'Preview of Bello.webp');
  const saved = workshop.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download Bello.webp' }).click();
  expect((await saved).suggestedFilename()).toBe('Bello.webp');
  await workshop.goto(`/admin/orders/${orderDbId}/worksheet`);
  await expect(workshop.getByRole('heading', { name: 'Foto vom Hund' })).toBeVisible();
  await expectPhoto(workshop);
  // Printed: sewing details on the first page, the photo on the second.
  const sheet = (await workshop.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type \/Page\b/g)).toHaveLength(2);
  await workshop.context().close();
});

test('An upload that loses its connection resumes when the connection is back', async ({ page, context }) => {
  await new ConfiguratorPage(page).open(coatPath);
  const cut = async (route: Route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  };
  await page.route('**/functions/v1/upload-file*', cut, { times: 1 });
  const field = await choosePhoto(page);
  await expect(field).toContainText('Keine Verbindung. Das Hochladen geht von selbst weiter.');
  await expect(field.getByRole('progressbar')).toBeVisible();
  const uploaded = page.waitForResponse('**/functions/v1/upload-file*');
  await context.setOffline(false);
  expect((await uploaded).status()).toBe(200);
  await expect(field.getByRole('button', { name: 'Entfernen: Bello.webp' })).toBeVisible();
  await expect(field).not.toContainText('Keine Verbindung');
});

test('A customer cancels, replaces and retries uploads and orders; the photo is deleted with the account', async ({
  page,
  backendUrl,
  baseURL,
  browser,
}) => {
  const email = await newCustomer({ shopUrl: baseURL ?? '', backendUrl }, 'paula.photo');
  await new AccountPage(page).openAs(email, '/profile');
  const { client, publishableKey, user, token } = await signInAs(email, backendUrl);
  await client
    .from('profiles')
    .update({ street: 'Hundeweg 7', postal_code: '10115', city: 'Berlin', country: 'Deutschland' })
    .eq('id', user.id)
    .throwOnError();

  await page.goto(`${coatPath}&lang=en`, { waitUntil: 'networkidle' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    await held;
    await route.continue().catch(() => undefined);
  };
  await page.route('**/functions/v1/upload-file*', hold);
  const field = await choosePhoto(page, 'Photo of your dog');
  await expect(field.getByRole('progressbar')).toBeVisible();
  await field.getByRole('button', { name: /^Cancel/ }).click();
  await expect(field.getByRole('progressbar')).toHaveCount(0);
  await expect(field.getByRole('listitem')).toHaveCount(0);
  await page.unroute('**/functions/v1/upload-file*', hold);
  release();

  const text = { name: 'Rex.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await field.locator('input[type="file"]').setInputFiles(text);
  await expect(field).toContainText('This file is neither an image (JPEG, PNG or WebP) nor a PDF.');
  await page.route('**/functions/v1/upload-file*', (route) => route.abort(), { times: 1 });
  await field.locator('input[type="file"]').setInputFiles(photo);
  await expect(field).toContainText('No connection. Nothing you entered is lost.');
  const uploaded = page.waitForResponse('**/functions/v1/upload-file*');
  await field.getByRole('button', { name: 'Try again: Bello.webp' }).click();
  const file: { id: string } = await (await uploaded).json();
  await expect(field.getByRole('button', { name: 'Remove: Bello.webp' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Weight' }).fill('12.5');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await fillEnglishCoat(page);
  await page.getByRole('button', { name: /Add to cart/ }).click();
  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  const placed = page.waitForResponse('**/functions/v1/place-order');
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  const { orderDbId }: { orderDbId: string } = await (await placed).json();
  await expect(new OrderPage(page).number).toHaveText(orderId);
  await page.goto('/orders');
  await page.getByRole('row', { name: orderId }).getByRole('button').click();
  const order = page.getByRole('dialog');
  await order.getByText('Konfiguriert', { exact: true }).click();
  await expectPhoto(order);

  const fileRequest = { file: file.id, order: orderId };
  expect(await requestLink(backendUrl, publishableKey, fileRequest, token)).toBe(200);
  await client.rpc('delete_own_account').throwOnError();
  const backoffice = await openBackoffice();
  await backoffice.changeOrder(orderDbId, { visualStatus: 'Versendet' });
  await eraseInDays(31, file.id);
  const workshop = await openElsewhere(browser, baseURL);
  await new AccountPage(workshop).openAs('admin@example.de', `/admin/orders?order=${orderDbId}`);
  await workshop.getByRole('dialog', { name: orderId }).getByText('Configured', { exact: true }).click();
  await scrollToPhoto(workshop);
  await expect(workshop.getByRole('dialog', { name: orderId })).toContainText('This file no longer exists.');
  await expect(workshop.getByRole('img', { name: /Bello/ })).toHaveCount(0);
  await workshop.context().close();
});
