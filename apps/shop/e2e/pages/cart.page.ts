import type { Locator, Page } from '@playwright/test';
import { pressAndClose } from './press-and-close.ts';

type Decision = 'Jetzt bezahlen' | 'Abbrechen und zurück zum Shop' | 'Zahlungsmittel wird abgelehnt';

/** Cart, guest form and payment section, which are one page. */
export class CartPage {
  readonly orderButton: Locator;
  readonly checkoutButton: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.checkoutButton = page.getByRole('button', { name: 'Zur Kasse' });
    this.orderButton = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  }

  async typeGuestAddress(): Promise<void> {
    for (const [name, label] of guestLabels) await this.page.getByRole('textbox', { name: label }).fill(guest[name]);
  }

  async fillGuestForm(): Promise<void> {
    await this.typeGuestAddress();
    await this.page.getByRole('button', { name: 'Fortfahren zur Zahlung' }).click();
  }

  /** Clicks the order button for an order that is rejected, so that its payment window closes automatically. */
  async orderExpectingRefusal(): Promise<void> {
    const [window] = await Promise.all([this.page.waitForEvent('popup'), this.orderButton.click()]);
    if (!window.isClosed()) await window.waitForEvent('close');
  }

  /**
   * Clicks the order button and decides in the payment window.
   * @returns the order number
   */
  async orderAndDecide(decision: Decision): Promise<string> {
    const placed = this.page.waitForResponse('**/functions/v1/place-order');
    const [window] = await Promise.all([this.page.waitForEvent('popup'), this.orderButton.click()]);
    const { orderId }: { orderId: string } = await (await placed).json();
    if (decision === 'Zahlungsmittel wird abgelehnt') await window.getByText('Andere Ausgänge').click();
    await pressAndClose(window, () => window.getByRole('button', { name: decision }).click());
    return orderId;
  }
}

/** Guest of the browser tests, in the fields of the guest form. */
export const guest = {
  firstName: 'Greta',
  lastName: 'Gast',
  email: 'greta.gast@example.de',
  phone: '',
  street: 'Hundeweg 7',
  postalCode: '10115',
  city: 'Berlin',
  country: 'Deutschland',
} as const;

export const guestEmail = guest.email;

const guestLabels = [
  ['firstName', 'Vorname'],
  ['lastName', 'Nachname'],
  ['email', 'E-Mail'],
  ['street', 'Straße und Hausnummer'],
  ['postalCode', 'Postleitzahl'],
  ['city', 'Stadt'],
] as const;
