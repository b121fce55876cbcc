import type { DocumentId } from 'shop-backend/legal';
import { expect, test } from '../support/fixtures.ts';

const pages: Readonly<Record<`/${DocumentId | 'kontakt'}`, string>> = {
  '/impressum': 'Impressum',
  '/datenschutz': 'Datenschutzerklärung',
  '/agb': 'Allgemeine Geschäftsbedingungen',
  '/widerruf': 'Widerrufsbelehrung',
  '/kontakt': 'Kontakt',
  '/faq': 'Häufige Fragen',
  '/versand': 'Versand und Lieferung',
  '/zahlung': 'Zahlung',
  '/barrierefreiheit': 'Barrierefreiheit',
};

test('[INFO-01] [INFO-02] [SF-NAV-40] Every info page is linked in the footer and complete without scripts', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [address, title] of Object.entries(pages)) {
    await expect(footer.locator(`a[href="${address}"]`)).toBeVisible();
    const reply = await request.get(address);
    expect(reply.status(), address).toBe(200);
    expect(await reply.text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  }
  await expect(footer).toContainText('Demo-Shop');
});

test('[CONST-02] The shipping page has the expected text and is accessible', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Versand' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Versand und Lieferung' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Deutschland/ })).toContainText(/4,95\s€/);
  await expect(page.getByText('Stand: 29. November 2026')).toBeVisible();
  await expectAccessible(page);
});
