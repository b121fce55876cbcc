import type { Page } from '@playwright/test';
import { expect, test } from '../support/fragile-fixtures.ts';

test.use({ javaScriptEnabled: false });

const forms = [
  {
    name: 'the contact form',
    path: '/kontakt',
    button: 'Nachricht senden',
    entries: { Name: 'Greta Gast', 'E-Mail': 'greta@example.de', Betreff: 'Frage', Nachricht: 'Passt der Mantel?' },
    tick: 'Datenschutzbestimmungen',
    sent: 'Vielen Dank für Ihre Nachricht!',
  },
  {
    name: 'the withdrawal form',
    path: '/vertrag-widerrufen',
    button: 'Widerruf bestätigen',
    entries: { Name: 'Wanda Widerruf', Bestellnummer: 'PM-0000-000000', 'E-Mail': 'wanda@example.de' },
    tick: null,
    sent: 'Ihr Widerruf ist bei uns eingegangen.',
  },
] as const;

for (const { name, path, button, entries, tick, sent } of forms) {
  const fill = async (page: Page) => {
    await page.goto(path, { waitUntil: 'commit' });
    const form = page.locator('main form');
    for (const [label, value] of Object.entries(entries)) await form.getByLabel(label).fill(value);
    if (tick !== null) await form.locator('input[name=privacyAccepted]').check();
    return form;
  };
  const expectKept = async (page: Page) => {
    const form = page.locator('main form');
    for (const [label, value] of Object.entries(entries)) await expect(form.getByLabel(label)).toHaveValue(value);
    if (tick !== null) await expect(form.locator('input[name=privacyAccepted]')).toBeChecked();
  };

  for (const behaviour of ['fails', 'refuses', 'hangs'] as const) {
    test(`${name} is returned with its entries and an error when the backend ${behaviour}`, async ({ page, shop }) => {
      const form = await fill(page);
      shop.behave(behaviour);
      await form.getByRole('button', { name: button }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Ihre Angaben sind noch da');
      await expectKept(page);
    });
  }

  test(`${name} is sent with its entries by a reload after the connection was lost`, async ({
    page,
    context,
    shop,
  }) => {
    shop.behave('works');
    const form = await fill(page);
    await context.setOffline(true);
    await form.getByRole('button', { name: button }).click();
    await page.waitForURL(/chrome-error/);
    await context.setOffline(false);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('status')).toContainText(sent);
  });
}

test('Pages that need JavaScript say so, with telephone and mail, instead of loading forever', async ({
  page,
  shop,
}) => {
  shop.behave('works');
  for (const path of ['/cart', '/wishlist', '/orders', '/order-success?order=PM-2026-000000', '/configure/dog-coat']) {
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    // Only the sentence for visitors without JavaScript has these links.
    await expect(main.locator('a[href="tel:+490000000000"]'), path).toBeVisible();
    await expect(main.locator('a[href="mailto:hallo@example.de"]'), path).toBeVisible();
    for (const waiting of await main.getByText(/(wird|werden) geladen|Einen Moment/).all()) {
      await expect(waiting, path).toBeHidden();
    }
  }
});
