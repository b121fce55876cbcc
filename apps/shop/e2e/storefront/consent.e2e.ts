import type { Page } from '@playwright/test';
import { AccountPage } from '../pages/account.page.ts';
import { expect, refusalOf, test } from '../support/fixtures.ts';
import { routes } from '../support/routes.ts';
import { runningShop } from '../support/running-shop.ts';

test.use({ hasAnsweredConsent: false });

/** Keys that may be stored before consent: those required by the shop, as listed on the privacy page. */
const necessaryStorage = ['cart', 'recently-viewed', 'dog-coat', 'dog-harness', 'dog-collar', 'dog-leash'];

const banner = (page: Page) => page.getByRole('dialog', { name: 'Ihre Wahl zu Cookies' });

/** The consent cookie, which the page sets a moment after the click. */
async function storedConsent(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cc_cookie');
  return cookie && { ...cookie, record: JSON.parse(decodeURIComponent(cookie.value)) };
}

test('[CONSENT-01] [CONSENT-02] [CONSENT-03] [CONSENT-06] [CONSENT-07] [CONSENT-11] [CONSENT-12] [CONSENT-13] [CONSENT-14] [CONSENT-15] [BEY-25] Rejecting consent is as easy for a first visitor as accepting it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  expect(await storedConsent(page)).toBeUndefined();
  const accept = banner(page).getByRole('button', { name: 'Alle akzeptieren' });
  const reject = banner(page).getByRole('button', { name: 'Alle ablehnen' });
  await expect(banner(page).getByRole('button', { name: 'Einstellungen verwalten' })).toBeVisible();
  const looks = (element: Element) => {
    const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return { backgroundColor, color, fontSize, fontWeight, width: Math.round(width), height: Math.round(height) };
  };
  expect(await accept.evaluate(looks)).toEqual(await reject.evaluate(looks));

  await reject.click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => storedConsent(page)).toBeDefined();
  const stored = await storedConsent(page);
  expect(stored?.record).toMatchObject({
    categories: ['necessary'],
    services: { necessary: [], analytics: [] },
    revision: 1,
    consentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    consentTimestamp: expect.any(String),
    lastConsentTimestamp: expect.any(String),
    languageCode: 'de',
    expirationTime: expect.any(Number),
    data: null,
  });
  const days = ((stored?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(182);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('The banner is at most 150 px high on a phone and leaves the main action of each page free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, action] of [
    ['/', page.getByRole('link', { name: 'Kollektionen ansehen', exact: true })],
    ['/configure/dog-coat', page.getByRole('button', { name: 'Weiter' })],
  ] as const) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(150);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    // Playwright refuses to click what the banner covers.
    await action.click({ trial: true });
    await page.screenshot({ path: test.info().outputPath(`${path.replaceAll('/', '-')}.png`) });
  }
});

const day = 86_400_000;

/** Rejects consent, and expects a new stored choice and a hidden banner after a reload. */
async function rejectAndReload(page: Page) {
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(banner(page)).toBeHidden();
  const now = await page.evaluate(() => Date.now());
  await expect.poll(async () => (await storedConsent(page))?.record.expirationTime).toBeGreaterThan(now + 181 * day);
  expect((await storedConsent(page))?.record.revision).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
}

test.describe('a stored consent', () => {
  // Like a deployed shop: on a host name with a dot, the cookie is stored with a domain.
  test.use({
    baseURL: async ({ browserName: _ }, use) => use(runningShop().shopUrl.replace('localhost', 'shop.localhost')),
  });

  for (const { title, change } of [
    {
      title: '[CONSENT-09] The banner is shown again if the consent is expired',
      change: { expirationTime: Date.now() - day },
    },
    { title: '[CONSENT-10] The banner is shown again if the consent is of an older revision', change: { revision: 0 } },
  ]) {
    test(title, async ({ page, baseURL }) => {
      const cookie = refusalOf(baseURL ?? '');
      const record = { ...JSON.parse(decodeURIComponent(cookie.value)), ...change };
      await page.context().addCookies([{ ...cookie, value: encodeURIComponent(JSON.stringify(record)) }]);
      await page.goto('/');
      await rejectAndReload(page);
    });
  }

  test('[CONSENT-09] [CONSENT-13] The banner is shown again after 183 days', async ({ page }) => {
    await page.goto('/');
    await rejectAndReload(page);
    expect((await storedConsent(page))?.domain).toBe('.shop.localhost');
    await page.clock.setFixedTime(Date.now() + 183 * day);
    await page.reload();
    await rejectAndReload(page);
  });
});

test('[CONSENT-03] [CONSENT-04] [CONSENT-05] [SF-NAV-41] [BEY-25] The settings open from the footer and store a choice', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/categories');
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  const chosen = async () => (await storedConsent(page))?.record.categories;
  await expect.poll(chosen).toEqual(['necessary', 'analytics']);
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await expect(settings).toBeVisible();
  await expectAccessible(page);
  await expect(settings.getByRole('checkbox', { name: 'Notwendig' })).toBeChecked();
  await expect(settings.getByRole('checkbox', { name: 'Notwendig' })).toBeDisabled();
  await settings.getByRole('checkbox', { name: 'Analyse' }).uncheck({ force: true });
  await settings.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(settings).toBeHidden();
  await expect.poll(chosen).toEqual(['necessary']);
});

test('[BEY-24] [BEY-25] Pages before consent store only what they need; legal pages are one press away at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const route of routes) {
    await page.goto(route);
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(stored.filter((key) => !necessaryStorage.includes(key) && !key.startsWith('react-router'))).toEqual([]);
    expect(await page.context().cookies(), `cookies on ${route}`).toEqual([]);
    const footer = page.getByRole('contentinfo');
    for (const name of ['Impressum', 'Datenschutz', 'Vertrag widerrufen']) {
      await expect(footer.getByRole('link', { name, exact: true }), `${name} on ${route}`).toBeVisible();
    }
  }
});

test('[CONSENT-08] The banner does not cover the administration after a sign-in', async ({ page }) => {
  await page.goto('/auth?redirect=%2Fadmin');
  await expect(banner(page)).toBeVisible();
  await new AccountPage(page).logIn('admin@example.de');
  await expect(page).toHaveURL('/admin');
  await expect(banner(page)).toBeHidden();
  await page.getByRole('link', { name: 'Zum Shop' }).click();
  await expect(page).toHaveURL('/');
  await expect(banner(page)).toBeVisible();
});
