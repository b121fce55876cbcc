import type { Locator, Page } from '@playwright/test';

/** The page of one order, after the payment or from the link in the mail. */
export class OrderPage {
  /** 'Ihre Bestellung' until the order is loaded. */
  readonly heading: Locator;
  readonly number: Locator;
  readonly items: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.number = page.getByTestId('order-number');
    this.items = page.getByRole('list', { name: 'Bestellte Artikel' }).getByRole('listitem');
  }
}
