import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectRoomForLargeText } from '../support/horizontal-overflow.ts';

test('[SF-CART-02] [BEY-57] A configured coat is drawn in the cart as a cached file', async ({
  page,
  expectAccessible,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open('/configure/dog-coat?article=30000000-0000-4000-8000-000000000001');
  await configurator.fillCoat();
  await configurator.goToStep('Innenfutter');
  await configurator.choose('Innenfutter', /^Komplett/);
  await configurator.choose('Futterfarbe', 'Braun');
  await configurator.goToStep('Extras');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/drawings/**', (route) => held.then(() => route.continue()));
  const drawn = page.waitForResponse(/\/drawings\/dog-coat\//);
  const drawingRequest = page.waitForRequest(/\/drawings\/dog-coat\//);
  await configurator.addToCart();
  await drawingRequest;
  const picture = page.getByRole('main').getByRole('listitem').locator('img:not([data-testid])');
  await expect(picture).toBeVisible();
  release();
  const reply = await drawn;
  expect(reply.status()).toBe(200);
  expect(reply.headers()).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  });
  expect(await reply.text()).toContain('#8B4513');
  const drawing = page.getByTestId('line-drawing');
  await expect(drawing).toBeVisible();
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(picture).toHaveCount(0);
  await expectAccessible(page);
  await expectRoomForLargeText(page);
});
