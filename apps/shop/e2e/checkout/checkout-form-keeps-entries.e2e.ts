import { expect } from '@playwright/test';
import { CartPage } from '../pages/cart.page.ts';
import { careKit, openCart } from '../pages/open-payment.ts';
import { failEachRequest } from '../support/fail-each-request.ts';
import { test } from '../support/fixtures.ts';

test('The guest address keeps its entries when a request of the order fails', async ({ page }) => {
  const cart = new CartPage(page);
  const form = page.getByRole('form', { name: 'Lieferadresse' });
  await failEachRequest(page, {
    form,
    fill: async () => {
      await openCart(page, careKit);
      await cart.checkoutButton.click();
      await cart.typeGuestAddress();
      await form.getByLabel('Telefon').fill('030 123456');
    },
    submit: async () => {
      await form.getByRole('button', { name: 'Fortfahren zur Zahlung' }).click();
      await cart.orderExpectingRefusal();
    },
    reopen: async () => {
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await page.getByRole('button', { name: 'Adresse ändern' }).click();
      await expect(form).toBeVisible();
    },
    most: 1,
  });
});
