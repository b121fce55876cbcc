import { expectUsableAtEveryWidth } from '../support/every-width.ts';
import { expect, test } from '../support/fixtures.ts';

const ARTICLE = '/articles/30000000-0000-4000-8000-000000000001';

test('[BEY-48] A configurator with an invalid step, price, shared link and toast is accessible at every width', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/configure/dog-coat', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Gewicht', exact: true }).fill('300');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Bitte (prüfen|füllen)/ })).toBeFocused();
  await expectUsableAtEveryWidth(page, expectAccessible);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Preisübersicht' }).click();
  await expectUsableAtEveryWidth(page, expectAccessible, [320]);
  await page.getByRole('button', { name: 'Preisübersicht' }).click();
  await page
    .getByRole('navigation', { name: 'Schritte' })
    .getByRole('button', { name: /^Extras/ })
    .click();
  await page.getByRole('button', { name: /^In den Warenkorb/ }).click();
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText('Eingabe unvollständig');
  await expectUsableAtEveryWidth(page, expectAccessible);
  await page.getByRole('button', { name: 'Mehr Aktionen' }).click();
  await page.getByRole('button', { name: 'Link teilen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectUsableAtEveryWidth(page, expectAccessible);
});

test('The drawing stays visible on a tablet while a measurement is typed and never covers the field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/configure/dog-coat', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Schritte' }).getByRole('button', { name: /^Maße/ }).click();
  const copy = page.getByTestId('drawing-in-sight');
  for (const label of ['Kragenlänge', 'Kopfumfang', 'Oberschenkellänge']) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.focus();
    await expect(copy).toBeVisible();
    await expect
      .poll(async () => {
        const [above, below] = [await copy.boundingBox(), await field.boundingBox()];
        return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      })
      .toBeGreaterThan(0);
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Weiter', exact: true }).focus();
  await expect(copy).toHaveCount(0);
});

test('[BEY-48] Menus, large pictures, empty searches and forms with errors are accessible at every width', async ({
  page,
  expectAccessible,
}) => {
  // Five states, each at every width.
  test.slow();
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /vergrößern$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectUsableAtEveryWidth(page, expectAccessible);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: /Menü/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectUsableAtEveryWidth(page, expectAccessible, [320]);

  await page.goto('/search?q=xylophon', { waitUntil: 'networkidle' });
  await expectUsableAtEveryWidth(page, expectAccessible);
  await page.goto('/kontakt', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectUsableAtEveryWidth(page, expectAccessible);
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Anmelden' }).last().click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectUsableAtEveryWidth(page, expectAccessible);
});

test.describe('a first visitor', () => {
  test.use({ hasAnsweredConsent: false });

  test('[BEY-48] The cookie banner and its settings are accessible at every width', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const settings = page.getByRole('button', { name: 'Einstellungen verwalten' });
    await expect(settings).toBeVisible();
    await expectUsableAtEveryWidth(page, expectAccessible);
    await settings.click();
    await expect(page.getByRole('dialog').last()).toBeVisible();
    await expectUsableAtEveryWidth(page, expectAccessible);
  });
});
