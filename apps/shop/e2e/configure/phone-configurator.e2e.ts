import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoHorizontalOverflow, expectRoomForLargeText } from '../support/horizontal-overflow.ts';

const phone = { width: 390, height: 844 };
const turnedPhone = { width: 844, height: 390 };

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

  const menu = page.getByRole('button', { name: 'Mehr Aktionen' });
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

test('Each measurement has a screen on a phone, and a turned phone or an error loses nothing', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize(phone);
  const configurator = new ConfiguratorPage(page);
  await configurator.open('/configure/dog-coat');
  await configurator.fill('Rasse', 'Rauhaardackel');
  await configurator.fill('Gewicht', '9');
  await configurator.next.click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const first = field('Schulter bis Brustbein');
  const second = field('Schulter bis Rutenansatz');
  await expect(page.getByText('Maß 1 von 9')).toBeVisible();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(second).not.toBeInViewport();
  await expect(page.locator('.live-drawing [data-measurement=shoulderToSternum]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zwei Maße unsicher?' })).toHaveAttribute(
    'href',
    '/kontakt?anliegen=termin',
  );
  await expect(first).toHaveAccessibleDescription(/Maß 1 von 9.*Üblich bei Rauhaardackel mit 9 kg: \d+ bis \d+ cm/);
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page, 'a measurement');
  await expectRoomForLargeText(page);

  // Text that is not yet a number stays too.
  await first.fill('22,');
  await page.setViewportSize(turnedPhone);
  await expect(second).toBeVisible();
  await expect(page.getByText('Maß 1 von 9')).toHaveCount(0);
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('22,');
  await page.setViewportSize(phone);
  await expect(first).toHaveValue('22,');
  await expect(page.getByText('Maß 1 von 9')).toBeVisible();

  await first.press('Enter');
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.live-drawing [data-measurement=shoulderToTail]')).toBeVisible();
  await expect(page.locator('.live-drawing')).toBeInViewport({ ratio: 0.4 });
  await second.fill('300');
  await configurator.next.click();
  await expect(page.getByText(/Bitte geben Sie einen Wert zwischen 12 und 120 cm an/)).toBeInViewport();
  await expect(second).toBeFocused();
  await second.fill('46');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('22');

  for (let screen = 1; screen <= 9; screen += 1) {
    await expect(page.getByText(`Maß ${screen} von 9`)).toBeVisible();
    await configurator.next.click();
  }
  await expect(page.getByRole('heading', { name: 'Ihre Maße' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Schulter bis Rutenansatz 46 cm/ })).toBeVisible();
  // High enough that the bar covers none of the buttons.
  await page.setViewportSize({ ...phone, height: 1600 });
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await configurator.next.click();
  await expect(page.getByRole('region', { name: /^Bitte füllen/ })).toBeFocused();
  await page.getByRole('link', { name: /Brustumfang/ }).click();
  await expect(field('Brustumfang')).toBeFocused();
  await expect(field('Brustumfang')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Maß 7 von 9')).toBeVisible();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(field('Oberschenkellänge')).toBeFocused();
});
