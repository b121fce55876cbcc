import { describe, expect, it } from 'vitest';
import { evaluate, issuesOf, loadConfigurator, priceOf } from '../index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { type WireTemplate, wireTemplate } from '../testing/wire-template.ts';
import { analyseTemplate } from './analyse-template.ts';
import { priceBounds } from './price/price-bounds.ts';

const basePriceCents = 1000;
const length = {
  name: 'length',
  field_type: 'number' as const,
  is_required: true,
  validation_rules: { min: 20, max: 80 },
};
/** Results from 50 to 170. */
const need = {
  name: 'need',
  label: 'Bedarf',
  computed: { result: 'number' as const, logic: { '+': [{ '*': [{ var: 'length' }, 2] }, 10] } },
};
const ranges = [
  { from: 0, to: 60 },
  { from: 61, to: 100 },
  { from: 101, to: 165 },
];

function byNeed(gap: 'reject' | 'round_up', more: Partial<WireTemplate['price_rules'][number]> = {}): WireTemplate {
  const amount = { table: { columns: { field: 'need', ranges }, cells: [[500, 900, 700]], gap } };
  return wireTemplate([{ fields: [length, need] }], { price_rules: [{ label: 'Bedarf', amount, ...more }] });
}

describe('an amount over a computed number', () => {
  it('A computed number uses the table cell, and a value beyond the table is rejected at its field', () => {
    const configurator = aConfigurator(byNeed('reject'));
    const at = (value: number) => evaluate(configurator, { length: value }, { basePriceCents });
    expect(priceOf(at(30)).totalCents).toBe(basePriceCents + 900);
    expect(issuesOf(at(30))).toEqual([]);
    expect(issuesOf(at(25.25))).toMatchObject([{ code: 'not_in_table', fieldName: 'need' }]);
    expect(issuesOf(at(80))).toMatchObject([{ code: 'not_in_table', fieldName: 'need' }]);
  });

  it('Price bounds are exact for a table without the rejected values', () => {
    for (const gap of ['reject', 'round_up'] as const) {
      const configurator = aConfigurator(byNeed(gap));
      const bounds = priceBounds(configurator, { basePriceCents });
      expect(bounds).toMatchObject({
        lowest: { totalCents: basePriceCents + 500, isExact: true },
        highest: { totalCents: basePriceCents + 900, isExact: true },
      });
    }
  });

  it('Price bounds are exact for a price by unit', () => {
    const template = wireTemplate([{ fields: [length, { ...need, computed: { ...need.computed, internal: true } }] }], {
      price_rules: [{ label: 'Bedarf', amount: { per_unit: 12.5, field: 'need', included: 60 } }],
    });
    expect(priceBounds(aConfigurator(template), { basePriceCents })).toMatchObject({
      lowest: { totalCents: basePriceCents, isExact: true },
      highest: { totalCents: basePriceCents + 110 * 12.5, isExact: true },
    });
  });

  it('A price by unit has no highest price if the number has no maximum', () => {
    const unlimited = { ...length, validation_rules: { min: 20 } };
    for (const field of ['need', 'length']) {
      const template = wireTemplate([{ fields: [unlimited, need] }], {
        price_rules: [{ label: 'Bedarf', amount: { per_unit: 150, field } }],
      });
      const configurator = aConfigurator(template);
      const atLeast = basePriceCents + 150 * (field === 'need' ? 50 : 20);
      expect(priceBounds(configurator, { basePriceCents })).toMatchObject({
        lowest: { totalCents: atLeast, isExact: true },
        highest: { totalCents: null, isExact: false },
      });
      // Even an absurd number has its price.
      for (const value of [1e15, Number.MAX_VALUE]) {
        expect(priceOf(evaluate(configurator, { length: value }, { basePriceCents })).totalCents).toBeGreaterThan(1e12);
      }
    }
  });

  it('The analysis finds values that the table rejects, and none where it rejects none', () => {
    const { findings, undecided } = analyseTemplate(aTemplate(byNeed('reject')));
    expect(undecided).toEqual([]);
    expect(findings).toMatchObject([{ code: 'table_gap', fieldNames: ['need'] }]);
    const issues = issuesOf(evaluate(aConfigurator(byNeed('reject')), findings[0]?.witness ?? {}));
    expect(issues).toMatchObject([{ code: 'not_in_table', fieldName: 'need' }]);
    const when = { field: 'need', operator: 'less_than' as const, value: 60 };
    expect(analyseTemplate(aTemplate(byNeed('reject', { when })))).toEqual({ findings: [], undecided: [] });
  });

  it('A table over an internal value and a count of a text is rejected', () => {
    const internal = { ...need, computed: { ...need.computed, internal: true } };
    const amount = { table: { columns: { field: 'need', ranges }, cells: [[1, 2, 3]], gap: 'round_up' } };
    const label = { name: 'label', computed: { result: 'text' as const, logic: 'x' } };
    for (const price_rules of [
      [{ label: 'Tabelle', amount }],
      [{ label: 'Einheit', amount: { per_unit: 1, field: 'label' } }],
    ]) {
      const template = wireTemplate([{ fields: [length, internal, label] }], { price_rules });
      const loaded = loadConfigurator(template);
      expect(loaded.ok ? [] : loaded.error.map(({ code }) => code)).toEqual(['unknown_field']);
      expect(analyseTemplate(aTemplate(template)).findings.map(({ code }) => code)).toEqual(['invalid_price_field']);
    }
  });
});
