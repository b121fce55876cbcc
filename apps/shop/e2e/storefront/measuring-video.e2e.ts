import { gzipSync } from 'node:zlib';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { expect, test } from '../support/fixtures.ts';

const LIMIT_BYTES = 40_000;

test.describe('the measuring video', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('The measuring video opens from the home page, at most 40 kB of script, loaded on demand', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const sizes: Promise<number>[] = [];
    page.on('response', (reply) => {
      if (reply.request().resourceType() === 'script') sizes.push(reply.body().then((body) => gzipSync(body).length));
    });
    await page.getByRole('button', { name: 'Messvideo ansehen' }).click();
    const dialog = page.getByRole('dialog', { name: 'So messen Sie richtig' });
    await expect(dialog.getByText('1 von 9')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
    await dialog.getByRole('button', { name: 'Pause' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Messvideo ansehen' })).toBeFocused();
  });

  test('The measuring video opens from each measurement at its chapter and from the confirmation', async ({ page }) => {
    const configurator = new ConfiguratorPage(page);
    await configurator.open('/configure/dog-coat');
    await configurator.goToStep('Maße');
    const names = [
      'Schulter bis Brustbein',
      'Schulter bis Rutenansatz',
      'Schulter bis Hüfte',
      'Brustbein bis Bauch',
      'Kragenlänge',
      'Oberschenkellänge',
      'Brustumfang',
      'Taillenumfang',
      'Kopfumfang',
    ];
    for (const [index, name] of names.entries()) {
      await page.getByRole('button', { name: `Im Video zeigen: ${name}` }).click();
      const place = page.getByText(`${index + 1} von 9 · ${name}`);
      await expect(place).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(place).toBeHidden();
    }
    await page.getByRole('button', { name: 'Messvideo ansehen' }).click();
    await expect(page.getByText('1 von 9 · Schulter bis Brustbein')).toBeVisible();
  });

  test('The measuring video shows stills with reduced motion, which change by key', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Messvideo ansehen' }).click();
    const dialog = page.getByRole('dialog', { name: 'So messen Sie richtig' });
    await expect(dialog.getByRole('button', { name: 'Abspielen' })).toBeVisible();
    const picture = dialog.getByRole('img', { name: /am gezeichneten Hund/ });
    const before = await picture.innerHTML();
    await dialog.getByRole('region', { name: 'Messvideo' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('Hier sind es 22 cm.')).toBeVisible();
    await expect(picture).toContainText('22 cm');
    expect(await picture.innerHTML()).not.toBe(before);
    const isStill = await picture.evaluate(async (element) => {
      const still = element.innerHTML;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return element.innerHTML === still;
    });
    expect(isStill).toBe(true);
  });
});
