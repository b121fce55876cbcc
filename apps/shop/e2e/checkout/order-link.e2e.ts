import type { Page } from '@playwright/test';
import { AccountPage, newCustomer } from '../pages/account.page.ts';
import { CartPage, guest } from '../pages/cart.page.ts';
import { orderLinkInMail } from '../pages/mailbox.ts';
import { openCart } from '../pages/open-payment.ts';
import { OrderPage } from '../pages/order.page.ts';
import { expect, test } from '../support/fixtures.ts';

const tape = { id: '30000000-0000-4000-8000-000000000014', title: 'Maßband', price: 6.5 };
const careKit = { id: '30000000-0000-4000-8000-000000000013', title: 'Pflegeset' };

/** Orders and pays one care kit as a guest. Returns the order number. */
async function orderCareKit(page: Page): Promise<string> {
  await page.goto(`/articles/${careKit.id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('button', { name: 'Im Warenkorb' })).toBeVisible();
  await page.goto('/cart', { waitUntil: 'networkidle' });
  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  const order = new OrderPage(page);
  await expect(order.number).toHaveText(orderId);
  await expect(order.items).toContainText([careKit.title]);
  return orderId;
}

test('[BEY-34] [SF-DONE-04] [SF-DONE-10] [SF-DONE-12] The link in the mail shows a guest the order in another browser, and leaves no token in the address', async ({
  page,
  backendUrl,
  browser,
}) => {
  const orderId = await orderCareKit(page);
  const link = await orderLinkInMail(backendUrl, orderId);

  const elsewhere = await (await browser.newContext()).newPage();
  // That browser has another shopper's cart, which this order must not change.
  await openCart(elsewhere, tape);
  const order = new OrderPage(elsewhere);
  await elsewhere.goto(link);
  await expect(order.number).toHaveText(orderId);
  await expect(order.items).toHaveText([/1 × Pflegeset.*24,90/]);
  await expect(elsewhere).toHaveURL(link.split('#')[0] ?? '');
  await expect(elsewhere.getByRole('heading', { name: 'Stand der Bestellung' })).toBeVisible();
  expect(await elsewhere.evaluate(() => localStorage.getItem('cart'))).toContain(tape.title);
  await elsewhere.reload();
  await expect(order.items).toHaveText([/1 × Pflegeset.*24,90/]);
  await elsewhere.getByRole('link', { name: 'Bestellungen anzeigen' }).click();
  await expect(elsewhere).toHaveURL(/#stand$/);
  await expect(elsewhere.getByRole('heading', { name: 'Stand der Bestellung' })).toBeVisible();

  // The URL without its token reveals nothing about the order.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(elsewhere.url());
  await expect(new OrderPage(stranger).heading).not.toHaveText('Ihre Bestellung');
  await expect(new OrderPage(stranger).items).toHaveCount(0);
  await elsewhere.context().close();
  await stranger.context().close();
});

test('The page of an order recovers from scripts that fail to load', async ({ page }) => {
  await orderCareKit(page);
  await page.route('**/assets/functions*', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByText('Der Stand Ihrer Bestellung lässt sich gerade nicht abrufen.')).toBeVisible();
  await page.unroute('**/assets/functions*');
  await expect(page.getByRole('heading', { name: 'Stand der Bestellung' })).toBeVisible();

  const download = page.getByRole('button', { name: 'AGB (PDF)' });
  await page.route('**/assets/fetch-order-document*', (route) => route.abort('internetdisconnected'));
  await download.click();
  await expect(page.getByText('Dokument konnte nicht geladen werden')).toBeVisible();
  await page.unroute('**/assets/fetch-order-document*');
  const [terms] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(terms.suggestedFilename()).toBe('AGB.pdf');
});

test('[BEY-54] A guest adds the order to an account with the same e-mail', async ({ page, baseURL, backendUrl }) => {
  const email = await newCustomer({ shopUrl: baseURL ?? '', backendUrl }, 'nele.neu');
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('guestInfo', text), JSON.stringify({ ...guest, email }));
  const cart = await openCart(page, tape);
  await cart.checkoutButton.click();
  await page.getByRole('button', { name: 'Fortfahren zur Zahlung' }).click();
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await page.getByRole('main').getByRole('link', { name: 'Anmelden oder registrieren' }).click();
  await new AccountPage(page).logIn(email);
  await expect(page.getByTestId('order-number')).toHaveText(orderId);
  await page.getByRole('button', { name: 'Meinem Konto hinzufügen' }).click();
  await expect(page.getByText('Die Bestellung gehört jetzt zu Ihrem Konto.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Meine Bestellungen' }).click();
  await expect(page.getByRole('rowheader', { name: orderId })).toBeVisible();
});
