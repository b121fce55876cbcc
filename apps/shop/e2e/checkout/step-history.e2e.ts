import type { Page } from '@playwright/test';
import { AccountPage, newCustomer } from '../pages/account.page.ts';
import { CartPage } from '../pages/cart.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { careKit, openCart, openPayment } from '../pages/open-payment.ts';
import { expect, test } from '../support/fixtures.ts';

const LEASH = '/configure/dog-leash?article=30000000-0000-4000-8000-000000000009';
const COAT = '/configure/dog-coat?article=30000000-0000-4000-8000-000000000001';

test('[SF-CHECK-12] back, forward and reload keep the step of the checkout and a half-typed address', async ({
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
  test(`[SF-CHECK-04] the URL of the step ${step} redirects an empty cart to the cart, with advice`, async ({
    page,
  }) => {
    await page.goto(`/cart?step=${step}`);
    await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(emptyCartToast(page)).toContainText('Bitte legen Sie zuerst einen Artikel in den Warenkorb.');
  });
}

test('[SF-CHECK-04] a checkout whose cart another tab empties returns to the cart, with advice', async ({
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

test('the URL of a checkout step redirects to the cart if it has too many lines for one order', async ({ page }) => {
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

test('the back button stays at the payment step while a payment is pending', async ({ page }) => {
  const { cart } = await openPayment(page, careKit);
  const [window] = await Promise.all([page.waitForEvent('popup'), cart.orderButton.click()]);
  const waiting = page.getByRole('status').filter({ hasText: 'Bitte bestätigen Sie die Zahlung' });
  await expect(waiting).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/cart\?step=payment$/);
  await expect(waiting).toBeVisible();
  await window.close();
});

test('[BEY-16] a reloaded tab detects the payment and removes the ordered pieces', async ({ page }) => {
  const { cart } = await openPayment(page, careKit);
  const placed = page.waitForResponse('**/functions/v1/place-order');
  const [window] = await Promise.all([page.waitForEvent('popup'), cart.orderButton.click()]);
  const { orderId }: { orderId: string } = await (await placed).json();
  await window.getByRole('button', { name: 'Jetzt bezahlen' }).waitFor();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Prüfen und bezahlen' })).toBeVisible();
  await window.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  const notice = page.getByText(`Ihre Bestellung ${orderId} ist bezahlt.`);
  await expect(notice).toBeInViewport({ timeout: 40_000 });
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  await expect(emptyCartToast(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
});

test('[SF-CHECK-12] the cart in the header leads from a step of the checkout to the cart', async ({ page }) => {
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

test('[SF-CHECK-12] the URL is right if the shopper returns in the moment the checkout gets its step', async ({
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

test('[CFG-FLOW-08] each step of the configurator has its own history entry; reload keeps step and input', async ({
  page,
}) => {
  const configurator = new ConfiguratorPage(page);
  await page.goto('/categories');
  await configurator.open(COAT);
  await configurator.fill('Gewicht', '12,5');
  await configurator.next.click();
  await expect(configurator.heading('Maße')).toBeVisible();
  await expect(page).toHaveURL(/step=2$/);
  await configurator.fill('Schulter bis Brustbein', '22');
  await configurator.goToStep('Extras');
  await expect(page).toHaveURL(/step=7$/);

  await page.goBack();
  await expect(configurator.heading('Maße')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Schulter bis Brustbein' })).toHaveValue('22');
  await page.reload();
  await expect(configurator.heading('Maße')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Schulter bis Brustbein' })).toHaveValue('22');
  await page.goForward();
  await expect(configurator.heading('Extras')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
  await page.goBack();
  await expect(page).toHaveURL(/\/categories$/);

  // A stored draft continues at its step, without a new history entry.
  await configurator.open(COAT);
  await configurator.goToStep('Maße');
  await configurator.open(COAT);
  await expect(configurator.heading('Maße')).toBeVisible();
  await expect(page).toHaveURL(/step=2$/);
  // A new configuration starts at the first step, whatever step the URL contains.
  await page.getByRole('button', { name: 'Neu beginnen' }).click();
  await expect(configurator.heading('Angaben zum Hund')).toBeVisible();
  await expect(page).not.toHaveURL(/step=/);
});

test('[CFG-FLOW-14] two tabs with the same article keep the entries of each', async ({ page, context }) => {
  const first = new ConfiguratorPage(page);
  const otherPage = await context.newPage();
  const second = new ConfiguratorPage(otherPage);
  await first.open(COAT);
  await second.open(COAT);
  await first.fill('Gewicht', '12,5');
  await second.fill('Rasse', 'Whippet');
  await expect(otherPage.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
  await expect(page.getByRole('textbox', { name: 'Rasse' })).toHaveValue('Whippet');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
  await expect(page.getByRole('textbox', { name: 'Rasse' })).toHaveValue('Whippet');
});

test('[CFG-FLOW-14] a reset in one tab also clears the other, and later input is kept', async ({ page, context }) => {
  const first = new ConfiguratorPage(page);
  const otherPage = await context.newPage();
  const second = new ConfiguratorPage(otherPage);
  await first.open(COAT);
  await second.open(COAT);
  await first.fill('Gewicht', '12,5');
  const otherWeight = otherPage.getByRole('textbox', { name: 'Gewicht', exact: true });
  await expect(otherWeight).toHaveValue('12,5');
  await page.getByRole('button', { name: 'Neu beginnen' }).click();
  await expect(otherWeight).toHaveValue('');
  await second.fill('Rasse', 'Whippet');
  await expect(page.getByRole('textbox', { name: 'Rasse' })).toHaveValue('Whippet');
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Rasse' })).toHaveValue('Whippet');
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('');
});

test('[CFG-FLOW-08] a restart in the moment the draft gets its step in the URL starts at the first step', async ({
  page,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(COAT);
  await configurator.fill('Gewicht', '12,5');
  await configurator.next.click();
  await expect(page).toHaveURL(/step=2$/);
  // Clicks after the URL has the step, and before the page is rendered with that URL.
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (data, unused, url) => {
      replaceState(data, unused, url);
      if (!location.search.endsWith('step=2') || !url) return;
      history.replaceState = replaceState;
      for (const button of document.querySelectorAll('button')) {
        if (button.textContent === 'Neu beginnen') button.click();
      }
    };
  });
  await configurator.open(COAT);
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('');
  await expect(configurator.heading('Angaben zum Hund')).toBeVisible();
  await expect(page).not.toHaveURL(/step=/);
});

/** Opens a configurator and waits until it knows the routes of its links. Before that, it needs a connection. */
async function openForOffline(configurator: ConfiguratorPage, page: Page, url: string): Promise<void> {
  await configurator.open(url);
  await page.waitForFunction(knowsCart);
}

/** Runs in the page: whether it knows the route of its link to the cart. */
function knowsCart(): boolean {
  const { routes }: { routes: Record<string, { path?: string }> } = Reflect.get(window, '__reactRouterManifest');
  return Object.values(routes).some(({ path }) => path === 'cart');
}

test('[CFG-FLOW-08] steps of the configurator change without a connection', async ({ page, context }) => {
  const configurator = new ConfiguratorPage(page);
  await openForOffline(configurator, page, COAT);
  await configurator.fill('Gewicht', '12,5');
  await context.setOffline(true);
  await configurator.next.click();
  await expect(configurator.heading('Maße')).toBeVisible();
  await expect(page).toHaveURL(/step=2$/);
  await configurator.fill('Schulter bis Brustbein', '22');
  await configurator.goToStep('Extras');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Schulter bis Brustbein' })).toHaveValue('22');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Gewicht', exact: true })).toHaveValue('12,5');
  await context.setOffline(false);
});

test('[BEY-49] an article added offline is in the cart, and the page stays', async ({ page, context }) => {
  const configurator = new ConfiguratorPage(page);
  await openForOffline(configurator, page, LEASH);
  await configurator.fill('Stoff für die Leine (Link)', 'https://stoffe.example/loden');
  await configurator.next.click();
  await configurator.heading('Extras').waitFor();
  await context.setOffline(true);
  await configurator.addToCart();
  await expect(page.getByRole('button', { name: /^Im Warenkorb/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('Weitblick');
  await expect(page.getByText('Keine Verbindung zum Internet.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Weitblick' })).toBeVisible();
});

test('[SF-CART-27] a click on the cart button counts even if the shopper leaves while it is busy', async ({ page }) => {
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
  test(`at ${width} px no toast covers the primary action of the cart`, async ({ page }) => {
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

test('a customer without an address goes from the cart to the profile and back', async ({
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
