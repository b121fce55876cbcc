import { expect, test } from '../support/fixtures.ts';

test('[SF-NAV-02] [SF-HOME-03] [SF-NAV-08] The server sends the collections as HTML, before any script runs', async ({
  request,
}) => {
  for (const path of ['/', '/categories']) {
    const html = await (await request.get(path)).text();
    for (const title of ['Mäntel', 'Geschirre', 'Halsbänder', 'Leinen']) expect(html).toContain(title);
  }
});

test('A page preloads styles, fonts and the first picture, and loads scripts after the first frame', async ({
  request,
}) => {
  for (const path of ['/', '/categories', '/configure/dog-coat']) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<link [^>]*rel="stylesheet"/);
    expect(html.match(/<link [^>]*rel="preload"[^>]*as="font"/g)).toHaveLength(2);
    expect(html).not.toMatch(/rel="modulepreload"|<script [^>]*type="module"/);
    if (path !== '/configure/dog-coat') expect(html.match(/<img [^>]*fetchpriority="high"/gi)).toHaveLength(1);
  }
});

test('[SF-CAT-01] [SF-CAT-03] [SF-CAT-04] [SF-CAT-07] [SF-CAT-08] [SF-CAT-12] [SF-CAT-13] The overview links to a collection with its articles and prices', async ({
  page,
}) => {
  await page.goto('/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Unsere Kollektionen' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  for (const title of ['Mäntel', 'Geschirre', 'Halsbänder', 'Leinen']) {
    await expect(cards.filter({ hasText: title }).first()).toContainText('Entdecken');
  }
  await page
    .getByRole('link', { name: /Mäntel/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mäntel' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zurück zu allen Kategorien' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Nordwind' })).toContainText('129,00');
  await expect(page.getByRole('article').filter({ hasText: 'Einzelstück' })).toContainText('Preis auf Anfrage');
});

test('[SF-NAV-15] [SF-NAV-16] Any other path shows a guest a 404 page with a link to the home page', async ({
  page,
}) => {
  for (const path of ['/gibt-es-nicht', '/admin/gibt-es-nicht']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/');
    await expect(page).toHaveURL(path);
  }
});

test('[SF-ART-13] [SF-ART-14] An unknown article shows a 404 page with a link back', async ({ page }) => {
  const response = await page.goto('/articles/00000000-0000-4000-8000-000000000000');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Artikel nicht gefunden' })).toBeVisible();
  await expect(page.getByText('Der gesuchte Artikel existiert nicht oder wurde entfernt.')).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/categories$/);
});

test('[SF-CAT-18] An unknown collection redirects to the collections with a notice', async ({ page }) => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'mäntel']) {
    const response = await page.goto(`/categories/${id}`, { waitUntil: 'networkidle' });
    expect(response?.status(), id).toBe(200);
    await expect(page, id).toHaveURL(/\/categories$/);
    await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
      'Die Kategorie konnte nicht geladen werden.',
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Unsere Kollektionen' })).toBeVisible();
  }
});

test('[SF-ART-24] [SF-CAT-20] A paused article is not shown to visitors', async ({ page }) => {
  await page.goto('/articles/30000000-0000-4000-8000-000000000011');
  await expect(page).toHaveURL(/\/categories/);
  await page
    .getByRole('link', { name: /Leinen/ })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Sommerwind')).toHaveCount(0);
});

test('[SF-NAV-30] [SF-NAV-31] [SF-NAV-36] A side menu is the navigation below 768 px, and the cart link counts pieces', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/articles/30000000-0000-4000-8000-000000000014');
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Warenkorb/ })).toContainText('1');
  await page.getByRole('button', { name: /Menü/ }).click();
  for (const name of ['Home', 'Kollektionen', 'Warenkorb']) {
    await expect(page.getByRole('dialog').getByRole('link', { name: new RegExp(name) })).toBeVisible();
  }
});
