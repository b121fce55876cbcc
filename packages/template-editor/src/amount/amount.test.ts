import { formatNumberText, type PriceRule } from 'configurator-core';
import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { describe, expect, it, test } from 'vitest';
import { newPriceRule } from '../document/edits/new-elements.ts';
import { rateOf, unitsOfRate } from '../formula/amount-parts.ts';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';
import { germanEditorTexts } from '../texts/german-editor-texts.ts';
import { amountKinds, kindOf, startingAmount } from './amount-kinds.ts';
import { amountSentence, formatAmount } from './format-amount.ts';

const template = aTemplate(
  wireTemplate([
    {
      fields: [
        { name: 'dogName', label: 'Name' },
        { name: 'back', label: 'Rücken', field_type: 'number' },
        { name: 'lining', label: 'Futter', options: [{ value: 'a' }] },
      ],
    },
  ]),
);
const rule = (amount: unknown, more: Partial<PriceRule> = {}): PriceRule => ({
  ...newPriceRule(() => 'r', 'Regel'),
  amount,
  ...more,
});
const english = (amount: unknown, more?: Partial<PriceRule>) =>
  amountSentence(rule(amount, more), template, englishEditorTexts);
const german = (amount: unknown, more?: Partial<PriceRule>) =>
  amountSentence(rule(amount, more), template, germanEditorTexts);
const table = { columns: { field: 'back', ranges: [{ from: 1, to: 2 }] }, cells: [[500]], gap: 'reject' };

describe('the sentence of an amount', () => {
  it('The sentence of an amount describes each kind, its sign, and minimum and maximum', () => {
    expect(english({ percent: 7.5, of: 'base' })).toBe('Charges 7.5% of the base price.');
    expect(german({ percent: -10, of: 'subtotal' }, { discount: true, maximumCents: 2000 })).toBe(
      'Zieht 10 % der Zwischensumme ab. Höchstens 20,00\u00a0€.',
    );
    expect(english({ per_character: 150, field: 'dogName', included: 3 }, { minimumCents: 500 })).toBe(
      'Charges €1.50 for each character of “Name” after the first 3. At least €5.00.',
    );
    expect(german({ per_unit: 12.5, field: 'back' })).toBe('Berechnet 0,125\u00a0€ je Einheit von „Rücken“.');
    expect(english({ table })).toBe('Charges the price from the price table by Rücken, €5.00.');
    expect(english({ '*': [100, { '*': [2, { var: 'back' }] }] })).toBe('Charges 2 × Rücken, in euros.');
    expect(english({ log: 1 })).toBe('Charges the result of an expression.');
  });

  it('The sentence of an amount states that a negative amount charges nothing unless it is a discount', () => {
    expect(english(-500)).toMatch(/^Charges nothing/);
    expect(english(-500, { discount: true })).toBe('Deducts €5.00.');
    expect(formatAmount(-500, template, englishEditorTexts)).toBe('−€5.00');
  });
});

test('Each kind starts with a default amount, or without one until a formula is entered', () => {
  for (const kind of amountKinds) {
    const amount = startingAmount(kind, 500, template);
    if (kind === 'formula' || kind === 'json') expect(amount).toBeNull();
    else expect(kindOf(amount, 100)).toBe(kind);
  }
  expect(startingAmount('fixed', 500, template)).toBe(0);
  expect(startingAmount('percent_of_base', 500, template)).toEqual({ percent: 10, of: 'base' });
  expect(startingAmount('per_character', 500, template)).toEqual({ per_character: 100, field: 'dogName' });
  const empty = aTemplate(wireTemplate([{ fields: [] }]));
  expect(startingAmount('table', 0, empty)).toBeNull();
  expect(startingAmount('per_unit', { per_character: 250, field: 'dogName' }, template)).toEqual({
    per_unit: 250,
    field: 'back',
  });
});

test('A rate with more than four decimals of a cent is rejected', () => {
  expect(rateOf(0.35, 100)).toBe(35);
  expect(rateOf(1.1, 100)).toBe(110);
  expect(rateOf(0.125125, 100)).toBe(12.5125);
  expect(rateOf(0.1234567, 100)).toBeNull();
});

test.each([1, 100, 1000])('A rate has at most four decimals of a minor unit in whole units of %i', (scale) => {
  for (const rate of [1.1, 0.0003, 12.3, 999_999.9999]) {
    expect(rateOf(unitsOfRate(rate, scale), scale)).toBe(rate);
    expect(formatNumberText(unitsOfRate(rate, scale), 'en').replace(/[^1-9]/g, '')).toBe(
      String(rate).replace(/[^1-9]/g, ''),
    );
  }
});
