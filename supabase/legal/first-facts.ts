import type { ShopTerms } from './terms.ts';

/**
 * The facts of orders from before each order stored its own copy. A key that is added to the terms is added here with
 * the value that held for all earlier orders. Never change a value: documents of these orders would change with it.
 */
export const firstFacts: ShopTerms = {
  shopName: 'Pfotenmaß',
  isDemo: true,
  company: {
    legalName: 'Muster Maßschneiderei GmbH',
    representative: 'Maxi Muster',
    street: 'Musterstraße 1',
    postalCode: '12345',
    city: 'Musterstadt',
    country: 'Deutschland',
    email: 'hallo@example.de',
    phone: '+49 0000 000000',
    register: 'Amtsgericht Musterstadt, HRB 00000 (Muster)',
    taxId: 'DE000000000 (Muster)',
    packagingRegister: 'DE0000000000000 (Muster)',
    hostingProvider: 'Muster Hosting GmbH, Musterstraße 2, 12345 Musterstadt',
  },
  tax: 'regular',
  vatPercent: 19,
  currency: { code: 'EUR', digits: 2 },
  shipping: { mode: 'free' },
  fees: {
    germany: { standardCents: 495, expressCents: 995, freeFromCents: 9_900 },
    'european-union': { standardCents: 995, expressCents: 1_995, freeFromCents: null },
    switzerland: { standardCents: 995, expressCents: 1_995, freeFromCents: null },
  },
  countryNames: [
    'Deutschland',
    'Österreich',
    'Schweiz',
    'Frankreich',
    'Belgien',
    'Niederlande',
    'Luxemburg',
    'Dänemark',
    'Italien',
    'Spanien',
  ],
  production: { min: 10, max: 14 },
  expressProduction: { min: 7, max: 10 },
  transit: { min: 1, max: 3 },
  withdrawalDays: 14,
  paymentMethods: [
    { name: 'PayPal', through: 'paypal' },
    { name: 'Kreditkarte', through: 'paypal' },
    { name: 'Überweisung', through: 'on-request' },
    { name: 'Klarna', through: 'on-request' },
  ],
  openingHours: 'Montag bis Freitag, 9:00–17:00 Uhr',
  appointmentSlots: { morning: '9:00–12:00 Uhr', afternoon: '13:00–17:00 Uhr' },
};

/** The text versions of orders from before each order stored its own. */
export const firstTexts: Readonly<Record<'agb' | 'widerruf', string>> = { agb: '2026-11-01', widerruf: '2026-11-01' };
