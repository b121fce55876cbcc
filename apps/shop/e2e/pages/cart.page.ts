import type { Locator, Page } from '@playwright/test';
import { pressAndClose } from './press-and-close.ts';

type Decision = 'Jetzt bezahlen' | 'Abbrechen und zurück zum Shop' | 'Zahlungsmittel wird abgelehnt';

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

  async typeGuestAddress(): Promise<void> {
    for (const [name, label] of guestLabels) await this.page.getByRole('textbox', { name: label }).fill(guest[name]);
  }

  async fillGuestForm(): Promise<void> {
    await this.typeGuestAddress();
    await this.page.getByRole('button', { name: 'Fortfahren zur Zahlung' }).click();
  }

  /** Presses the order button for an order that is refused: its payment window closes by itself. */
  async orderAndBeRefused(): Promise<void> {
    const [window] = await Promise.all([this.page.waitForEvent('popup'), this.orderButton.click()]);
    if (!window.isClosed()) await window.waitForEvent('close');
  }

  /**
   * Presses the order button and decides in the payment window.
   * @returns the number of the order
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

/** The guest of the browser tests, as the form asks for one. */
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
