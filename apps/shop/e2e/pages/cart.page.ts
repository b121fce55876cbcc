import type { Locator, Page } from '@playwright/test';

/** Cart, guest form and payment section: one page to the shopper. */
export class CartPage {
  readonly orderButton: Locator;
  readonly checkoutButton: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.checkoutButton = page.getByRole('button', { name: 'Zur Kasse' });
    this.orderButton = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  }

  async fillGuestForm(): Promise<void> {
    for (const [label, value] of guest) await this.page.getByRole('textbox', { name: label }).fill(value);
    await this.page.getByRole('button', { name: 'Fortfahren zur Zahlung' }).click();
  }

  /** Presses the order button for an order that is refused: its payment window closes by itself. */
  async orderAndBeRefused(): Promise<void> {
    const [window] = await Promise.all([this.page.waitForEvent('popup'), this.orderButton.click()]);
    if (!window.isClosed()) await window.waitForEvent('close');
  }

  /** Presses the order button and decides in the payment window. */
  async orderAndDecide(decision: 'Jetzt bezahlen' | 'Abbrechen und zurück zum Shop'): Promise<void> {
    const [window] = await Promise.all([this.page.waitForEvent('popup'), this.orderButton.click()]);
    await window.getByRole('button', { name: decision }).click();
  }
}

/** The guest of the browser tests. */
export const guestEmail = 'greta.gast@example.de';

const guest = [
  ['Vorname', 'Greta'],
  ['Nachname', 'Gast'],
  ['E-Mail', guestEmail],
  ['Straße und Hausnummer', 'Hundeweg 7'],
  ['Postleitzahl', '10115'],
  ['Stadt', 'Berlin'],
] as const;
