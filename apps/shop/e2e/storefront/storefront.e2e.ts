import { expect, test } from '../support/fixtures.ts';

const COAT_ID = '30000000-0000-4000-8000-000000000001';
const COATS_ID = '20000000-0000-4000-8000-000000000001';

test('[SF-NAV-01] [SF-NAV-10] [SF-NAV-05] [SF-NAV-11] [SF-HOME-06] [SF-ART-01] A visitor goes from the home page to an article and back with the expected scroll positions', async ({
  page,
}) => {
  const announced = page.locator('main');
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const all = page.getByRole('link', { name: 'Alle Kollektionen ansehen' });
  await expect(all).toHaveAttribute('href', '/categories');
  await all.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unsere Kollektionen' })).toBeVisible();
  await expect(announced).toBeFocused();
  const scrolledTo = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolledTo).toBe(0);
  await page
    .getByRole('link', { name: /Mäntel/ })
    .first()
    .click();

  const link = page.getByRole('link', { name: 'Einzelstück nach Ihrer Idee' });
  await link.waitFor();
  // The page must be at its top before it is scrolled.
  await expect(announced).toBeFocused();
  await link.scrollIntoViewIfNeeded();
  const leftAt = await scrolledTo();
  expect(leftAt).toBeGreaterThan(200);
  // A mouse click would scroll again.
  await link.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Einzelstück nach Ihrer Idee' })).toBeVisible();
  await expect.poll(scrolledTo).toBe(0);
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).toHaveURL(new RegExp(COATS_ID));
  await expect.poll(scrolledTo).toBeCloseTo(leftAt, -1);

  await page.goto(`/articles/${COAT_ID}`);
  await page.getByRole('link', { name: 'Konfigurieren und bestellen' }).click();
  await expect(page).toHaveURL(`/configure/dog-coat?article=${COAT_ID}`);
  await expect(page.getByRole('heading', { level: 1, name: /Nordwind/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).click();
  await expect(page).toHaveURL('/cart');
});

test('[SF-ART-01] The back button of an article returns to the previous page also after a full page load', async ({
  page,
}) => {
  await page.goto('/search?q=leine');
  await page.goto(`/articles/${COAT_ID}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).toHaveURL('/search?q=leine');
});

test('[SF-ART-01] The back button of an article that is the first page of a visit leads to the collections', async ({
  page,
}) => {
  await page.goto(`/articles/${COAT_ID}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).toHaveURL('/categories');
});

test('[BEY-51] The header search finds articles despite typos, and the URL keeps the filters', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('searchbox').fill('Nordwnd');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=Nordwnd');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Wintermantel „Nordwind“');

  await page.goto('/search', { waitUntil: 'networkidle' });
  await page.getByRole('checkbox', { name: /^Leinen/ }).check();
  await expect(page).toHaveURL('/search?type=dog-leash');
  await expect(page.getByRole('heading', { name: '2 Artikel' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Preis bis, in Euro' }).fill('40');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 Artikel' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Leinen/ })).toBeChecked();
  await page.getByRole('button', { name: 'Filter entfernen: Leinen' }).click();
  await expect(page.getByRole('button', { name: /^Filter entfernen: bis/ })).toBeFocused();
  await expect(page).toHaveURL('/search?max=40');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Leinen/ })).toBeChecked();
  await expect(page.getByRole('heading', { name: '1 Artikel' })).toBeVisible();
});

test('[BEY-55] The wishlist and recently viewed articles are stored in this browser without login or cookie', async ({
  page,
  context,
}) => {
  const cookiesBefore = await context.cookies();
  await page.goto(`/articles/${COAT_ID}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Merken/ }).click();
  await page.goto('/articles/30000000-0000-4000-8000-000000000009', { waitUntil: 'networkidle' });
  const recent = page.locator('section').filter({ hasText: 'Zuletzt angesehen' });
  await expect(recent.getByRole('link', { name: 'Wintermantel „Nordwind“' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Merkliste, 1 Artikel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merkliste' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('129,00');
  await page.getByRole('button', { name: 'Verlauf löschen' }).click();
  await expect(recent).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: /^Merken/ }).click();
  await expect(page.getByText('Ihre Merkliste ist leer.')).toBeVisible();
  expect(await context.cookies()).toEqual(cookiesBefore);
});

test('[BEY-53] Canonical link, preview, structured data and sitemap for search engines are complete', async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/articles/${COAT_ID}</loc>`);
  expect(sitemap).not.toContain('000000000011</loc>');
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  await page.goto(`/articles/${COAT_ID}?utm_source=x`);
  const address = `${baseURL}/articles/${COAT_ID}`;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(picture ?? '')).headers()['content-type']).toContain('image/');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, trail] = blocks.map((text): Record<string, unknown> => JSON.parse(text));
  expect(product).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Wintermantel „Nordwind“',
    sku: COAT_ID,
    description: expect.stringContaining('Nordwind'),
    image: picture,
    brand: { '@type': 'Brand', name: 'Pfotenmaß' },
    offers: {
      '@type': 'Offer',
      url: address,
      price: '129.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(trail).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ['Home', '/'],
      ['Kollektionen', '/categories'],
      ['Mäntel', `/categories/${COATS_ID}`],
      ['Wintermantel „Nordwind“', `/articles/${COAT_ID}`],
    ].map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${baseURL}${path}` })),
  });
});
