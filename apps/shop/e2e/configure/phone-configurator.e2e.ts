import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { expect, test } from '../support/fixtures.ts';

const phone = { width: 390, height: 844 };

test('A phone shows one line of 44 px with a menu above a picture from edge to edge', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize(phone);
  const configurator = new ConfiguratorPage(page);
  await configurator.open('/configure/dog-coat');
  const picture = page.locator('.live-drawing');
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(() => title.locator('..').boundingBox()).toMatchObject({ y: 80, height: 44 });
  const frame = await picture.boundingBox();
  expect(frame).toMatchObject({ x: 0, width: 390 });
  expect(frame?.y).toBeLessThanOrEqual(80 + 44);
  expect(frame?.height).toBeGreaterThanOrEqual(340);
  await expect(title.locator('..')).toContainText('1/7');
  const dogs = await page.getByRole('button', { name: 'Meine Hunde' }).boundingBox();
  expect(dogs?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));

  const menu = page.getByRole('button', { name: 'Weitere Aktionen' });
  const share = page.getByRole('button', { name: 'Link teilen' });
  await expect(share).toBeHidden();
  await menu.press('Enter');
  await expect(page.getByRole('link', { name: 'English' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Neu beginnen' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await title.click();
  await expect(share).toBeHidden();
  await menu.click();
  await share.click();
  await expect(page.getByRole('dialog', { name: 'Konfiguration teilen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(share).toBeVisible();
  expect((await picture.boundingBox())?.height).toBeGreaterThanOrEqual(440);
});
