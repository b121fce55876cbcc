import { currencyDigits } from 'configurator-core';
import { aTemplate, wireTemplate } from 'configurator-core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findField } from '../document/lists.ts';
import { moneyOf } from '../testing/money-of.ts';
import { type EntryContext, readAmountText, readEntry, readRange, writeAmountText, writeEntry } from './cell-text.ts';

const locales = fc.constantFrom('de-DE', 'en-IE', 'de-AT');
const currencies = fc.constantFrom('EUR', 'CHF', 'JPY', 'KWD');
const cents = fc.option(fc.integer({ min: -100_000_000, max: 100_000_000 }), { nil: null });

describe('an amount in a cell', () => {
  it('An amount in a cell round-trips in each language and currency', () => {
    fc.assert(
      fc.property(cents, locales, currencies, (value, locale, currency) => {
        const money = moneyOf(locale, currency);
        expect(readAmountText(writeAmountText(value, money), money)).toEqual({ ok: true, value });
      }),
    );
  });

  it('An amount in a cell is parsed in spreadsheet format, with grouping and a currency sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000_000, max: 100_000_000 }),
        locales,
        currencies,
        (value, locale, currency) => {
          const money = moneyOf(locale, currency);
          for (const style of [{ style: 'currency', currency }, {}] as const) {
            const text = new Intl.NumberFormat(locale, {
              ...style,
              minimumFractionDigits: currencyDigits(currency),
            }).format(value / money.scale);
            expect(readAmountText(text, money), text).toEqual({ ok: true, value });
          }
        },
      ),
    );
  });

  it.each([
    ['12,5', 'en-IE', 1250],
    ['12.5', 'de-DE', 1250],
    ['1.234', 'de-DE', 123400],
    ['1,234', 'en-IE', 123400],
    ['1.234.567', 'en-IE', null],
    ['1 234,50 €', 'de-DE', 123450],
    ['EUR 7', 'en-IE', 700],
    ['−3', 'de-DE', -300],
    ['0,12', 'de-DE', 12],
    ['12,', 'de-DE', 1200],
  ])('The amount %s is read in %s', (text, locale, value) => {
    expect(readAmountText(text, moneyOf(locale))).toEqual(
      value === null ? { ok: false, error: null } : { ok: true, value },
    );
  });

  it.each(['abc', '0.125', '12 5', '60 cm', '1,2,3', '1.234,567', '12,345.6.7', '€', '1e5', '9999999', '0,001'])(
    'The amount %s is refused',
    (text) => {
      expect(readAmountText(text, moneyOf('de-DE')).ok).toBe(false);
    },
  );

  it('Any text is parsed without throwing', () => {
    fc.assert(
      fc.property(
        fc.string(),
        locales,
        (text, locale) => typeof readAmountText(text, moneyOf(locale)).ok === 'boolean',
      ),
    );
  });
});

describe('an entry of an axis', () => {
  const context = (parts: Partial<EntryContext>): EntryContext => ({
    locale: 'de-DE',
    isRange: true,
    field: undefined,
    before: undefined,
    ...parts,
  });
  const number = fc.oneof(fc.integer({ min: -500, max: 500 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 }));

  it('A range round-trips', () => {
    fc.assert(
      fc.property(number, number, locales, (one, other, locale) => {
        const range = { from: Math.min(one, other) + 0, to: Math.max(one, other) + 0 };
        expect(readRange(writeEntry(range, undefined, locale), context({ locale }))).toEqual(range);
      }),
    );
  });

  it('Options round-trip, even with duplicate labels or labels equal to other values', () => {
    const options = [
      { value: 'a', label: 'Ohne' },
      { value: 'b', label: 'ohne' },
      { value: 'c', label: 'd' },
      { value: 'd', label: 'Voll' },
      { value: 'e', label: '' },
    ];
    const template = aTemplate(wireTemplate([{ fields: [{ name: 'lining', options }] }]));
    const field = findField(template, 'lining');
    for (const { value } of options) {
      expect(readEntry(writeEntry(value, field, 'de-DE'), context({ isRange: false, field }))).toBe(value);
    }
    expect(readEntry(' VOLL ', context({ isRange: false, field }))).toBe('d');
    expect(readEntry('ohne', context({ isRange: false, field }))).toBeNull();
  });

  const length = (rules: object = {}) =>
    findField(
      aTemplate(
        wireTemplate([
          {
            fields: [
              {
                name: 'length',
                field_type: 'number',
                validation_rules: rules,
                additional_options: { unit: 'cm' },
              },
            ],
          },
        ]),
      ),
      'length',
    );

  it.each([
    ['30-40', { from: 30, to: 40 }],
    ['30,5 bis 40', { from: 30.5, to: 40 }],
    ['30 to 40', { from: 30, to: 40 }],
    ['30…40', { from: 30, to: 40 }],
    ['-5–-1', { from: -5, to: -1 }],
    ['40', { from: 40, to: 40 }],
    ['40-30', null],
    ['60 cm', { from: 60, to: 60 }],
    ['30–40 cm', { from: 30, to: 40 }],
    ['30,5 cm bis 1.250 cm', { from: 30.5, to: 1250 }],
    ['1e3', null],
    ['60 mm', null],
    ['bis', null],
    ['', null],
  ])('The entry %s is read', (text, range) => {
    expect(readRange(text, context({ field: length() }))).toEqual(range);
  });

  it.each([
    ['bis 60', {}, undefined, { from: 0, to: 60 }],
    ['bis 60 cm', { min: 20 }, undefined, { from: 20, to: 60 }],
    ['up to 60', {}, { from: 0, to: 40 }, { from: 40, to: 60 }],
    ['≤ 60', { integer: true }, { from: 0, to: 40 }, { from: 41, to: 60 }],
    ['bis 60', { step: 0.1 }, { from: 0, to: 40 }, { from: 40.1, to: 60 }],
    ['bis 60', { min: 70 }, undefined, { from: 60, to: 60 }],
    ['bis 60', {}, { from: 0, to: 80 }, null],
  ] as const)('The entry %s of a field with %o is read after %o', (text, rules, before, range) => {
    expect(readRange(text, context({ field: length(rules), before }))).toEqual(range);
  });
});
