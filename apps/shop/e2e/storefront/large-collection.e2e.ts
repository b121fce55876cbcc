import { gzipSync } from 'node:zlib';
import { fillCollection } from '../support/fill-collection.ts';
import { expect, test } from '../support/fragile-fixtures.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import { runningShop } from '../support/running-shop.ts';

const requestsOfOnePage = ['categories', 'rpc/search_catalogue'];

test('200 articles are paged by keyboard with one query, little HTML, lazy pictures and no layout shift', async ({
  page,
  shop,
}) => {
  const collection = await fillCollection(runningShop(), 200);
  try {
    shop.takeRequests();
    const reply = await page.goto(collection.path, { waitUntil: 'networkidle' });
    expect(shop.takeRequests().toSorted()).toEqual(requestsOfOnePage);
    expect(gzipSync((await reply?.body()) ?? '').length).toBeLessThan(20_000);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_200);

    const cards = page.getByRole('article');
    await expect(page.getByRole('heading', { name: '200 Artikel' })).toBeVisible();
    await expect(cards).toHaveCount(24);
    const images = await cards.locator('img').evaluateAll((all) =>
      all.map((image) => {
        const { loading, sizes, width, height } = image as HTMLImageElement;
        return { loading, hasSizes: sizes !== '', hasRoom: width > 0 && height > 0 };
      }),
    );
    expect(images[0]).toEqual({ loading: 'eager', hasSizes: true, hasRoom: true });
    expect(new Set(images.slice(1).map((image) => JSON.stringify(image)))).toEqual(
      new Set([JSON.stringify({ loading: 'lazy', hasSizes: true, hasRoom: true })]),
    );

    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expectNoLayoutShift(page);

    const next = page.getByRole('link', { name: 'Nächste Seite' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByRole('heading', { name: '200 Artikel' })).toBeFocused();
    await expect(cards).toHaveCount(24);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(shop.takeRequests()).toContain('rpc/search_catalogue');
    await page.getByRole('link', { name: 'Seite 9 von 9' }).focus();
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(8);
    await page.goBack();
    await expect(cards).toHaveCount(24);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_200);
  } finally {
    await collection.remove();
  }
});

test('A page number that does not exist leads to the last page or to the first one', async ({ page }) => {
  const collection = await fillCollection(runningShop(), 30);
  try {
    for (const path of [collection.path, '/search']) {
      const list = new URL(path, 'http://shop');
      const open = async (pageNumber: string) => {
        await page.goto(`${path}?sort=title&page=${encodeURIComponent(pageNumber)}`);
        await expect(page.getByRole('article').first()).toBeVisible();
        const { pathname, searchParams } = new URL(page.url());
        expect([pathname, searchParams.get('sort')]).toEqual([list.pathname, 'title']);
        return searchParams.get('page');
      };
      const last = await open('999999');
      expect(Number(last)).toBeGreaterThan(1);
      await expect(page.getByRole('link', { name: `Seite ${last} von ${last}` })).toHaveAttribute(
        'aria-current',
        'page',
      );
      for (const text of ['0', '-1', 'abc', '1', '\0']) expect(await open(text)).toBeNull();
    }
  } finally {
    await collection.remove();
  }
});
