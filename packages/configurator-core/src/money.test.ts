import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, parseEuroToCents } from './money.ts';
import { propertyRuns } from './testing/property-runs.ts';

describe('money', () => {
  it.each([
    [8, 800],
    ['8', 800],
    ['8.00', 800],
    ['8,50', 850],
    ['8.5', 850],
    [19.99, 1999],
    [0.1, 10],
    ['.5', 50],
    ['1234567.89', null],
    ['1000000,00', 100_000_000],
    [1_000_000, 100_000_000],
    ['1000000.01', null],
    [1_000_000.01, null],
    ['8.005', 801],
    [8.005, 801],
    [1.005, 101],
    [-5, -500],
    ['-0', 0],
    [' 12,00 ', 1200],
  ])('The amount %s is read as %s cents', (amount, cents) => {
    expect(parseEuroToCents(amount)).toBe(cents);
  });

  it.each([
    null,
    undefined,
    '',
    ',',
    'acht',
    '8 €',
    '1.000,00',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1e3',
    {},
    [8],
    true,
  ])('The amount %s is rejected', (amount) => {
    expect(parseEuroToCents(amount)).toBeNull();
  });

  it('Every amount round-trips as number or text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (cents) => {
        expect(parseEuroToCents(cents / 100)).toBe(cents + 0);
        expect(parseEuroToCents((cents / 100).toFixed(2))).toBe(cents + 0);
      }),
      propertyRuns(),
    );
  });

  it('[CONST-02] Prices are written in German format', () => {
    expect(formatCents(9900)).toBe('99,00\u00a0€');
    expect(formatCents(123456)).toBe('1.234,56\u00a0€');
    expect(formatCents(9900, 'en-GB')).toBe('€99.00');
  });

  it('[CONST-02] Every price is written as Intl does', () => {
    const intl = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (cents) => {
        expect(formatCents(cents)).toBe(intl.format(cents / 100));
      }),
      propertyRuns(),
    );
    expect(formatCents(0.5)).toBe(intl.format(0.005));
  });
});
