import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';

const openAs = (page: Page, path: string, email = 'admin@example.de') => new AccountPage(page).openAs(email, path);
/** Converts a German date to a sortable text. */
const sortable = (day: string) => day.split('.').reverse().join('-');

const toasts = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' });

/** Makes requests to a part of the Data API fail from now on. */
async function breakRequests(page: Page, part: RegExp): Promise<void> {
  await page.route(part, (route) =>
    route.fulfill({
      status: 500,
      headers: { 'access-control-allow-origin': '*' },
      json: { code: 'XX000', message: 'Die Datenbank antwortet nicht.', details: null, hint: null },
    }),
  );
}

test('[ADM-NAV-01] [ADM-CAT-17] [ADM-ART-27] Only admins can open the administration, and the server renders nothing of it for others', async ({
  page,
}) => {
  const reply = await page.goto('/admin/categories');
  expect(await reply?.text()).not.toMatch(/Kategorien|Bestellungen/);
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fadmin%2Fcategories$/);
  await new AccountPage(page).logIn('anna@example.de');
  await expect(page).toHaveURL('/');
  for (const path of ['/admin', '/admin/articles/new', '/admin/orders', '/admin/users']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('[SF-NAV-15] [SF-NAV-16] An unknown path below /admin shows customers and admins a link to the home page', async ({
  page,
}) => {
  for (const email of ['anna@example.de', 'admin@example.de']) {
    await page.context().clearCookies();
    await openAs(page, '/', email);
    const response = await page.goto('/admin/gibt-es-nicht');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
    await expect(page).toHaveURL('/admin/gibt-es-nicht');
  }
});

test('[ADM-CAT-06] [ADM-CAT-20] [ADM-CAT-22] [ADM-CAT-05] [ADM-NAV-08] [BEY-63] A category is created, listed first, deleted and restored', async ({
  page,
  expectAccessible,
}) => {
  await openAs(page, '/admin/categories');
  await page.getByRole('link', { name: 'Neue Kategorie' }).click();
  await page.getByLabel('Titel').fill('Schals');
  await page.getByRole('link', { name: 'Alle Kategorien' }).click();
  await page
    .getByRole('dialog', { name: 'Änderungen verwerfen?' })
    .getByRole('button', { name: 'Weiter bearbeiten' })
    .click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(toasts(page)).toContainText('Kategorie erstellt');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Schals');
  await expect(first).toContainText(/\d\d\.\d\d\.\d{4}/);
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Schals löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  // A toast stays while it is hovered.
  await toasts(page).getByText('Rückgängig').hover();
  await expect(page.getByRole('link', { name: 'Schals', exact: true })).toHaveCount(0);
  await toasts(page).getByText('Rückgängig').click();
  await expect(page.getByRole('link', { name: 'Schals', exact: true })).toBeVisible();
});

test('[BEY-20] [BEY-23] [BEY-61] An article is sold once its required facts are complete, with an uploaded and cropped picture', async ({
  page,
  expectAccessible,
}) => {
  await openAs(page, '/admin/articles/new');
  await page.getByLabel('Titel').fill('Regenmantel „Elbe“');
  await page
    .getByLabel('Hauptbild wählen')
    .setInputFiles(fileURLToPath(new URL('../../public/catalogue/wintermantel-nordwind.webp', import.meta.url)));
  await page.getByRole('button', { name: 'Hauptbild: Ausschnitt' }).click();
  const fromLeft = page.getByRole('slider', { name: 'Hauptbild: Ausschnitt von links' });
  await fromLeft.press('ArrowRight');
  await fromLeft.press('ArrowRight');
  await expect(fromLeft).toHaveAttribute('aria-valuetext', '70 % von links');
  await page.getByRole('slider', { name: 'Hauptbild: Ausschnitt von oben' }).press('Home');
  await page.getByRole('checkbox', { name: /^Pausiert/ }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  const withdrawal = page.getByLabel('Widerrufsrecht');
  await expect(withdrawal).toBeFocused();
  await expectAccessible(page);
  await withdrawal.selectOption('14 Tage Widerrufsrecht');
  // The browser shrinks the picture and the server stores three widths, which takes long on a busy machine.
  const stored = page.waitForResponse('**/functions/v1/upload-image?for=article');
  await page.getByRole('button', { name: 'Speichern' }).click();
  expect((await stored).ok()).toBe(true);
  await expect(toasts(page)).toContainText('Artikel erstellt');

  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText(/Regenmantel „Elbe“.*Aktiv/);
  const path = await first.getByRole('link', { name: 'Regenmantel „Elbe“', exact: true }).getAttribute('href');
  await page.goto(`/articles/${path?.split('/').at(-1)}`);
  const picture = page.getByRole('img', { name: 'Regenmantel „Elbe“' });
  await expect(picture).toHaveCSS('object-position', '70% 0%');
  const file = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(file).toMatch(/\/article-images\/[0-9a-f-]{36}(-480|-960)?\.webp$/);
  expect((await page.request.get(file)).headers()['content-type']).toBe('image/webp');
  const main = page.getByRole('main');
  await expect(main).toContainText(/ArtikelnummerA-\d{4}/);
  await expect(main).toContainText(/SicherheitFür Hunde bestimmt, kein Spielzeug/);

  // Other tests expect the original catalogue.
  await page.goto('/admin/articles');
  await page.getByRole('button', { name: 'Regenmantel „Elbe“ löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(toasts(page)).toContainText('Artikel gelöscht');
});

test('[ADM-ORD-05] [ADM-ORD-06] [ADM-ORD-07] [ADM-ORD-08] [ADM-ORD-09] [ADM-ORD-10] [ADM-ORD-20] [ADM-ORD-21] [BEY-60] Orders are searched by every identifier, changed and exported', async ({
  page,
  expectAccessible,
}) => {
  await openAs(page, '/admin/orders');
  const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  // Other tests place orders too, so the newest order is unknown.
  const days = (await rows.allTextContents()).map((text) => /\d{2}\.\d{2}\.\d{4}/.exec(text)?.[0] ?? '');
  expect(days).not.toContain('');
  expect(days.map(sortable)).toEqual(days.map(sortable).sort().reverse());
  await expectAccessible(page);
  const search = page.getByRole('searchbox', { name: 'Search orders' });
  for (const [words, orderId] of [
    ['525086', 'PM-2026-525086'],
    ['626104', 'PM-2026-626104'],
    ['sofia muster', 'PM-2026-887026'],
    ['PAYID-MUSTER0011', 'PM-2026-082649'],
    ['00340434161094015314', 'PM-2026-742915'],
  ] as const) {
    await search.fill(words);
    await search.press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(orderId);
    if (orderId === 'PM-2026-525086') await expect(rows.first()).toContainText('Unpaid');
  }
  for (const words of ['refunded', 'storniert']) {
    await search.fill('PM-2026-561207');
    await search.press('Enter');
    await expect(rows.filter({ hasText: 'PM-2026-561207' })).toHaveCount(1);
    await search.fill(words);
    await search.press('Enter');
    await expect(rows.filter({ hasText: 'PM-2026-561207' })).toHaveCount(0);
    await expect(rows.filter({ hasText: 'PM-2026-058337' })).toHaveCount(1);
  }
  await search.fill('PM-2026-561207');
  await search.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Paid');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await (await download.createReadStream()).toArray()).join('').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('PM-2026-561207');
  await page.getByRole('link', { name: 'Details of PM-2026-561207' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order PM-2026-561207' });
  await dialog.getByLabel('Status').selectOption('Versendet');
  await dialog.getByLabel(/^Tracking number/).fill(' 00340434161094099999 ');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(toasts(page)).toContainText('Order updated');
  await expect(dialog.getByText('Status: Offen → Versendet')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rows.first()).toContainText('00340434161094099999');
});

test('[ADM-CAT-23] [ADM-CAT-24] [ADM-ART-34] [ADM-ART-35] [ADM-ART-39] [ADM-USR-15] A failed load names what could not be loaded', async ({
  page,
}) => {
  await openAs(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const go = (name: string) => page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name }).click();
  await breakRequests(page, /\/rest\/v1\/form_templates/);
  await page.getByRole('link', { name: 'Neuer Artikel' }).click();
  await expect(toasts(page)).toContainText('Fehler beim Laden der Vorlagen');
  await breakRequests(page, /\/rest\/v1\/(categories|category_overview|articles|article_overview)|rpc\/list_users/);
  await go('Kategorien');
  await expect(toasts(page)).toContainText('Fehler beim Laden der Kategorien');
  await expect(page.getByRole('heading', { name: 'Nicht geladen' })).toBeVisible();
  await go('Artikel');
  await expect(toasts(page)).toContainText('Fehler beim Laden der Artikel');
  await expect(page.getByRole('heading', { name: 'Nicht geladen' })).toBeVisible();
  await go('Benutzer');
  await expect(toasts(page)).toContainText('Error loading users');
  await expect(page.getByRole('heading', { name: 'Not loaded' })).toBeVisible();
  await page.unroute(/\/rest\/v1\/(categories|category_overview|articles|article_overview)|rpc\/list_users/);
  for (const [list, path, toast] of [
    ['Kategorien', '/admin/categories', 'Fehler beim Laden der Kategorie'],
    ['Artikel', '/admin/articles', 'Fehler beim Laden des Artikels'],
  ] as const) {
    await page.goto(`${path}/20000000-0000-4000-8000-00000000ffff`);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: list })).toBeVisible();
    await expect(toasts(page)).toContainText(toast);
  }
});

test('[ADM-NAV-07] [ADM-ART-04] [ADM-USR-01] Admin pages are in their prescribed language', async ({ page }) => {
  await openAs(page, '/admin');
  for (const [path, heading, isEnglish] of [
    ['/admin', 'Dashboard', false],
    ['/admin/articles', 'Artikel', false],
    ['/admin/articles/30000000-0000-4000-8000-000000000001', 'Artikel bearbeiten', false],
    ['/admin/users', 'Users', true],
    ['/admin/production', 'Produktion', false],
    ['/admin/audit-log', 'Protokoll', false],
    ['/admin/mails', 'E-Mails', false],
    ['/admin/reconciliation', 'Zahlungsabgleich', false],
  ] as const) {
    await page.goto(path);
    const title = page.getByRole('heading', { name: heading, level: 1 });
    await expect(title).toBeVisible();
    expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
      isEnglish ? 'en' : 'de',
    );
    if (path === '/admin/articles') await expect(page.getByRole('link', { name: 'Neuer Artikel' })).toBeVisible();
  }
});

test('An admin switches all pages to German, which survives a reload, and switches back', async ({
  page,
  expectAccessible,
}) => {
  await openAs(page, '/admin/users');
  const language = page.getByRole('combobox', { name: 'Sprache' });
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await language.selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Benutzer', level: 1 })).toBeVisible();
  for (const [path, heading] of [
    ['/admin/users', 'Benutzer'],
    ['/admin/orders', 'Bestellungen'],
    ['/admin/form-templates', 'Formularvorlagen'],
    ['/admin/form-templates/new', 'Neue Vorlage'],
    ['/admin/articles', 'Artikel'],
  ] as const) {
    await page.goto(path);
    const title = page.getByRole('heading', { name: heading, level: 1 });
    await expect(title).toBeVisible();
    await expect(page.locator('main [lang=en]')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto('/admin/form-templates/new');
  await page.getByRole('button', { name: 'Vorlage speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte geben Sie der Vorlage einen Namen');
  await page.goto('/admin/users');
  await language.selectOption('Wie vorgegeben');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});
