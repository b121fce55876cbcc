import type { Locator, Page } from '@playwright/test';
import { CartPage, guest } from './cart.page.ts';

/** A line of the stored cart; the price is in euros. */
export interface CartEntry {
  id: string;
  title: string;
  price: number;
  configuratorSettings?: object;
}

export const careKit: CartEntry = { id: '30000000-0000-4000-8000-000000000013', title: 'Pflegeset', price: 24.9 };

/** Fills the stored cart and opens it. */
export async function openCart(page: Page, ...entries: readonly CartEntry[]): Promise<CartPage> {
  const lines = entries.map(({ configuratorSettings, ...article }) => ({
    article: { ...article, image_url: null },
    quantity: 1,
    ...(configuratorSettings && { configuratorSettings }),
  }));
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(lines));
  await page.goto('/cart');
  return new CartPage(page);
}

/** Goes from the stored cart to the payment, as a guest whose address is stored in the browser. */
export async function openPayment(page: Page, ...entries: readonly CartEntry[]): Promise<OpenPayment> {
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('guestInfo', text), JSON.stringify(guest));
  const cart = await openCart(page, ...entries);
  await cart.checkoutButton.click();
  await page.getByRole('button', { name: 'Fortfahren zur Zahlung' }).click();
  return {
    cart,
    failure: page.getByRole('main').getByRole('alert'),
    notices: page.getByRole('region', { name: 'Mitteilungen' }),
  };
}

interface OpenPayment {
  cart: CartPage;
  /** Message on the page about the last failed step. */
  failure: Locator;
  notices: Locator;
}
