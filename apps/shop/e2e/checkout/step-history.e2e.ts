import type { Page } from '@playwright/test';
import { AccountPage, newCustomer } from '../pages/account.page.ts';
import { CartPage } from '../pages/cart.page.ts';
import { careKit, openCart, openPayment } from '../pages/open-payment.ts';
import { expect, test } from '../support/fixtures.ts';

test('[SF-CHECK-12] Back, forward and reload keep the step of the checkout and a half-typed address', async ({
  page,
}) => {
  const cart = await openCart(page, careKit);
  await cart.checkoutButton.click();
  const address = page.getByRole('heading', { name: 'Lieferadresse', level: 1 });
  await expect(address).toBeVisible();
  await expect(page).toHaveURL(/\/cart\?step=address$/);
  const street = page.getByRole('textbox', { name: 'Straße und Hausnummer' });
  await street.fill('Hundew');

  await page.goBack();
  await expect(cart.checkoutButton).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goForward();
  await expect(street).toHaveValue('Hundew');
  await page.reload();
  await expect(address).toBeVisible();
  await expect(street).toHaveValue('Hundew');

  await cart.fillGuestForm();
  const payment = page.getByRole('heading', { name: 'Prüfen und bezahlen' });
  await expect(payment).toBeVisible();
  await expect(page).toHaveURL(/\/cart\?step=payment$/);
  await page.reload();
  await expect(payment).toBeVisible();
  await expect(page.getByText('Hundeweg 7')).toBeVisible();
  await page.goBack();
  await expect(street).toHaveValue('Hundeweg 7');
  await page.goForward();
  await expect(payment).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(cart.checkoutButton).toBeVisible();
});

const emptyCartToast = (page: Page) => page.getByRole('group', { name: 'Warenkorb ist leer', exact: true });

for (const step of ['address', 'payment']) {
  test(`[SF-CHECK-04] The URL of the step ${step} redirects an empty cart to the cart, with advice`, async ({
    page,
  }) => {
    await page.goto(`/cart?step=${step}`);
    await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(emptyCartToast(page)).toContainText('Bitte legen Sie zuerst einen Artikel in den Warenkorb.');
  });
}

test('[SF-CHECK-04] A checkout whose cart another tab empties returns to the cart, with advice', async ({
  page,
  context,
}) => {
  const cart = await openCart(page, careKit);
  await cart.checkoutButton.click();
  await expect(page.getByRole('heading', { name: 'Lieferadresse', level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.setItem('cart', '[]'));
  await expect(emptyCartToast(page)).toBeVisible();
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
});

test("[SF-CHECK-04] 'Zur Kasse' refuses a cart whose stored lines were removed meanwhile, with advice", async ({
  page,
}) => {
  const cart = await openCart(page, careKit);
  // The quote of the prices is stored in the cart.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.removeItem('cart'));
  await cart.checkoutButton.click();
  await expect(emptyCartToast(page)).toBeVisible();
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
});

test('The URL of a checkout step redirects to the cart if it has too many lines for one order', async ({ page }) => {
  const entries = Array.from({ length: 51 }, (_, index) => ({
    ...careKit,
    id: careKit.id.replace(/^300/, `3${index + 10}`),
  }));
  await openCart(page, ...entries);
  await page.goto('/cart?step=payment');
  await expect(
    page.getByText('Eine Bestellung hat höchstens 50 verschiedene Artikel. Bitte teilen Sie sie auf.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
});

test('The back button stays at the payment step while a payment is pending', async ({ page }) => {
  const { cart } = await openPayment(page, careKit);
  const [window] = await Promise.all([page.waitForEvent('popup'), cart.orderButton.click()]);
  const waiting = page.getByRole('status').filter({ hasText: 'Bitte bestätigen Sie die Zahlung' });
  await expect(waiting).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cart\?step=payment$/);
  await expect(waiting).toBeVisible();
  await window.close();
});

test('[BEY-16] A reloaded tab detects the payment and removes the ordered pieces', async ({ page }) => {
  const { cart } = await openPayment(page, careKit);
  const placed = page.waitForResponse('**/functions/v1/place-order');
  const [window] = await Promise.all([page.waitForEvent('popup'), cart.orderButton.click()]);
  const { orderId }: { orderId: string } = await (await placed).json();
  await window.getByRole('button', { name: 'Jetzt bezahlen' }).waitFor();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Prüfen und bezahlen' })).toBeVisible();
  await window.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  const notice = page.getByText(`Ihre Bestellung ${orderId} ist bezahlt.`);
  await expect(notice).toBeInViewport();
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  await expect(emptyCartToast(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
});

test('[SF-CHECK-12] The cart in the header leads from a step of the checkout to the cart', async ({ page }) => {
  const cart = await openCart(page, careKit);
  await cart.checkoutButton.click();
  await expect(page).toHaveURL(/step=address$/);
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Lieferadresse' })).toBeVisible();
  await expect(page).toHaveURL(/step=address$/);
});

test('[SF-CHECK-12] The URL is right if the shopper returns in the moment the checkout gets its step', async ({
  page,
}) => {
  const cart = await openCart(page, careKit);
  // Clicks after the URL has the step, and before the page is rendered with that URL.
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (data, unused, url) => {
      pushState(data, unused, url);
      history.pushState = pushState;
      for (const button of document.querySelectorAll('button')) {
        if (button.textContent === 'Zurück zum Warenkorb') button.click();
      }
      document.documentElement.dataset.hasReturned = '';
    };
  });
  await cart.checkoutButton.click();
  await page.locator('html[data-has-returned]').waitFor();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Lieferadresse' })).toBeVisible();
});

test('[SF-CART-27] A click on the cart button counts even if the shopper leaves while it is busy', async ({ page }) => {
  await page.goto(`/articles/${careKit.id}`, { waitUntil: 'networkidle' });
  // Clicks and leaves in one task, so that none of the page's timers runs in between.
  await page
    .getByRole('main')
    .getByRole('button', { name: 'In den Warenkorb' })
    .evaluate((button) => {
      (button as HTMLButtonElement).click();
      window.location.assign('/robots.txt');
    });
  await page.waitForURL(/robots/);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain('Pflegeset');
});

for (const width of [320, 390, 768, 1440]) {
  test(`No toast covers the primary action of the cart at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 768 ? 700 : 900 });
    const cart = await openCart(page, careKit);
    await cart.checkoutButton.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Menge erhöhen' }).press('Enter');
    const toast = page.getByRole('region', { name: 'Mitteilungen' }).getByRole('group');
    await expect(toast).toBeVisible();
    // The worst case: the button at the lower edge, where toasts appear.
    await cart.checkoutButton.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await expect
      .poll(async () => {
        const [above, below] = [await toast.boundingBox(), await cart.checkoutButton.boundingBox()];
        if (above === null || below === null) return 'gone';
        const isBeside = above.x >= below.x + below.width || below.x >= above.x + above.width;
        return isBeside || above.y >= below.y + below.height || below.y >= above.y + above.height ? 'clear' : 'covered';
      })
      .toBe('clear');
  });
}

test('A customer without an address goes from the cart to the profile and back', async ({
  page,
  baseURL,
  backendUrl,
}) => {
  const email = await newCustomer({ shopUrl: baseURL ?? '', backendUrl }, 'ohne.adresse');
  await new AccountPage(page).openAs(email, '/profile');
  await openCart(page, careKit);
  await page.getByRole('main').getByRole('link', { name: 'Zum Profil' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(new CartPage(page).checkoutButton).toBeVisible();
});
