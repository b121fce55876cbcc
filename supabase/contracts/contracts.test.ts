import { DEFAULT_BASE_PRICE_CENTS } from 'configurator-core';
import { describe, expect, it } from 'vitest';
import {
  deliveryCountries,
  errorReplySchema,
  errorStatus,
  guestInfoSchema,
  isPostalCodeOf,
  paymentReferencePattern,
  placeOrderRequestSchema,
  shippingCents,
  shopPolicy,
} from './index.ts';

const guest = {
  firstName: ' Greta ',
  lastName: 'Gast',
  email: 'greta@example.de',
  phone: '',
  street: 'Musterweg 5',
  city: 'Berlin',
  postalCode: '10115',
  country: 'Deutschland',
};

const pathsOf = (info: object) =>
  guestInfoSchema.safeParse(info).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('guest info', () => {
  it('[SF-CHECK-13] [SF-CHECK-18] The guest info trims every text and accepts an empty or missing phone', () => {
    const padded = Object.fromEntries(Object.entries(guest).map(([name, text]) => [name, `  ${text.trim()} `]));
    const trimmed = { ...guest, firstName: 'Greta' };
    expect(guestInfoSchema.parse(padded)).toEqual(trimmed);
    const { phone: _, ...withoutPhone } = guest;
    expect(guestInfoSchema.parse(withoutPhone)).toEqual(trimmed);
  });

  it('[DATA-15] The guest info has name, e-mail, phone and the parts of an address, and nothing else', () => {
    const known = guestInfoSchema.parse({ ...guest, role: 'admin' });
    expect(Object.keys(known)).toEqual('firstName lastName email phone street city postalCode country'.split(' '));
  });

  it.each([
    ['SF-CHECK-19', 'firstName'],
    ['SF-CHECK-20', 'lastName'],
    ['SF-CHECK-21', 'email'],
    ['SF-CHECK-23', 'street'],
    ['SF-CHECK-24', 'city'],
    ['SF-CHECK-25', 'postalCode'],
    ['SF-CHECK-26', 'country'],
  ])('[%s] The guest info rejects blanks as %s', (_, field) => {
    expect(pathsOf({ ...guest, [field]: '  ' })).toContain(field);
  });

  it.each(['greta', 'greta@', '@example.de', 'greta@example', 'gre ta@example.de'])(
    '[SF-CHECK-22] The guest info rejects %s as an e-mail address',
    (email) => {
      expect(pathsOf({ ...guest, email })).toEqual(['email']);
    },
  );

  it('The shop delivers to ten countries, Germany first, and to no other', () => {
    expect(deliveryCountries.map(({ code }) => code)).toEqual([
      'DE',
      'AT',
      'CH',
      'FR',
      'BE',
      'NL',
      'LU',
      'DK',
      'IT',
      'ES',
    ]);
    expect(pathsOf({ ...guest, country: 'Polen' })).toEqual(['country']);
  });

  it('The example postal code of every country is accepted', () => {
    for (const { name, postalCodeExample } of deliveryCountries)
      expect(isPostalCodeOf(name, postalCodeExample)).toBe(true);
    expect(pathsOf({ ...guest, postalCode: '1011' })).toEqual(['postalCode']);
    expect(pathsOf({ ...guest, country: 'Österreich', postalCode: '1011' })).toEqual([]);
  });
});

describe('order request', () => {
  const line = { articleId: crypto.randomUUID(), quantity: 1, configuratorSettings: null };
  const request = { idempotencyKey: crypto.randomUUID(), items: [line], shownTotalCents: 100, guestInfo: null };

  it.each([0, -1, 1.5, 100, Number.NaN])('An order request refuses the quantity %s', (quantity) => {
    expect(placeOrderRequestSchema.safeParse({ ...request, items: [{ ...line, quantity }] }).success).toBe(false);
  });

  it('An order request accepts one to ninety-nine pieces and rejects an order without a line', () => {
    for (const quantity of [1, 99]) {
      expect(placeOrderRequestSchema.safeParse({ ...request, items: [{ ...line, quantity }] }).success).toBe(true);
    }
    expect(placeOrderRequestSchema.safeParse({ ...request, items: [] }).success).toBe(false);
  });
});

it('[SF-DONE-06] Payment references are distinguished from order numbers', () => {
  for (const text of ['PAYID-M4KL3', 'PAY-1AB', 'EC-9x']) expect(paymentReferencePattern.test(text)).toBe(true);
  for (const text of ['PM-2026-004821', 'PAYID-', 'EC-', 'XPAY-1', 'PAY-1 2'])
    expect(paymentReferencePattern.test(text)).toBe(false);
});

it('The shop charges the price that the engine shows for an article without one', () => {
  expect(shopPolicy.basePriceCents).toBe(DEFAULT_BASE_PRICE_CENTS);
  expect(shopPolicy.basePriceCents).toBe(9900);
});

describe('shipping', () => {
  const order = { country: 'Deutschland', itemsTotalCents: 5_000 };

  it('Shipping is currently free', () => {
    expect(shippingCents({ mode: 'free' }, { ...order, country: 'Schweiz' })).toBe(0);
  });

  it.each([
    ['Deutschland', 9_899, 495],
    ['Deutschland', 9_900, 0],
    ['Frankreich', 20_000, 995],
    ['Schweiz', 20_000, 995],
  ])('The shipping to %s with items of %i cents costs %i by zone', (country, itemsTotalCents, cents) => {
    expect(shippingCents({ mode: 'by-zone' }, { country, itemsTotalCents })).toBe(cents);
  });

  it('The shipping costs the express fee for every value', () => {
    expect(shippingCents({ mode: 'by-zone' }, { ...order, itemsTotalCents: 50_000, service: 'express' })).toBe(995);
  });
});

it('Every error code is parsed, and no other', () => {
  for (const code of Object.keys(errorStatus))
    expect(errorReplySchema.parse({ error: { code } }).error).toEqual({ code, params: {} });
  expect(errorReplySchema.safeParse({ error: { code: 'toString' } }).success).toBe(false);
});
