import { describe, expect, it } from 'vitest';
import {
  configurationKey,
  configurationOf,
  effectiveValuesOf,
  evaluate,
  explain,
  fieldState,
  issuesOf,
  priceOf,
  restoreValues,
  settingsOf,
  update,
  valuesFromSettings,
  valuesOf,
} from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { computingCoat, fabricNeed, length, lining, width } from '../testing/fixtures/computing-coat.ts';
import { type WireComputation, wireTemplate } from '../testing/wire-template.ts';

function itsValue(computed: WireComputation, values: Record<string, string | number | boolean>) {
  const configurator = aConfigurator(wireTemplate([{ fields: [length, width, lining, { name: 'it', computed }] }]));
  return effectiveValuesOf(evaluate(configurator, values)).it;
}

describe('a computed field', () => {
  it('A computed field has the value of its expression as soon as all operands are filled in', () => {
    let evaluation = evaluate(computingCoat(), { length: 50 });
    expect(fieldState(evaluation, 'fabricNeed')?.value).toBeUndefined();
    evaluation = update(evaluation, 'width', '40');
    expect(fieldState(evaluation, 'fabricNeed')).toMatchObject({ value: 1, isVisible: true, issues: [] });
    evaluation = update(evaluation, 'length', '');
    expect(fieldState(evaluation, 'fabricNeed')?.value).toBeUndefined();
  });

  it('A computed field ignores a value sent by a browser or stored for it', () => {
    const configurator = computingCoat();
    const values = { length: 50, width: 40 };
    const before = evaluate(configurator, values);
    for (const sent of [0.01, '9', true, ['x'], null, { toString: () => '1' }]) {
      // Cast: values from a browser are not typed.
      const claimed = { ...values, fabricNeed: sent } as typeof values;
      expect(effectiveValuesOf(evaluate(configurator, claimed))).toEqual({ ...values, fabricNeed: 1 });
      expect(update(before, 'fabricNeed', sent)).toBe(before);
      expect(restoreValues(configurator, claimed)).toEqual({ values, dropped: [] });
    }
  });

  it('A computed field is not an entered value but part of the configuration', () => {
    const evaluation = evaluate(computingCoat(), { length: 50, width: 40 });
    expect(valuesOf(evaluation)).toEqual({ length: 50, width: 40 });
    const { values, settings } = configurationOf(evaluation);
    expect(values).toEqual({ length: 50, width: 40, fabricNeed: 1 });
    expect(valuesFromSettings(computingCoat(), settings)).toEqual({ values: { length: 50, width: 40 }, dropped: [] });
    expect(configurationKey(evaluate(computingCoat(), values))).toBe(configurationKey(evaluation));
  });

  it('A computed field ignores its value in stored settings and recomputes it', () => {
    const settings = settingsOf(evaluate(computingCoat(), { length: 50, width: 40 }));
    const claimed = JSON.parse(JSON.stringify(settings).replace('"fabricNeed":1', '"fabricNeed":0.01'));
    const { values } = valuesFromSettings(computingCoat(), claimed);
    expect(settingsOf(evaluate(computingCoat(), values))).toEqual(settings);
  });

  it('A computed field is read by conditions, prices and other computed fields', () => {
    const configurator = aConfigurator(
      wireTemplate(
        [
          {
            fields: [
              length,
              width,
              fabricNeed,
              {
                name: 'isLarge',
                computed: { result: 'boolean', logic: { '>': [{ var: 'fabricNeed' }, 2] } },
              },
              { name: 'note', conditional_display: { field: 'isLarge', operator: 'equals', value: true } },
            ],
          },
        ],
        { price_rules: [{ label: 'Stoff', amount: { '*': [{ var: 'fabricNeed' }, 1450] } }] },
      ),
    );
    const small = evaluate(configurator, { length: 50, width: 40 }, { basePriceCents: 1000 });
    expect(fieldState(small, 'note')?.isVisible).toBe(false);
    expect(priceOf(small)).toMatchObject({ totalCents: 2450, lines: [{ label: 'Stoff', amountCents: 1450 }] });
    const large = update(small, 'length', 150);
    expect(fieldState(large, 'note')?.isVisible).toBe(true);
    expect(large.totalCents).toBe(1000 + 2.2 * 1450);
  });

  it('A computed field is empty while hidden, and so are its dependents', () => {
    const hidden = { ...fabricNeed, conditional_display: { field: 'lining', operator: 'equals', value: 'complete' } };
    const twice = {
      name: 'twice',
      computed: { result: 'number', logic: { '*': [{ var: 'fabricNeed' }, 2] } },
    } as const;
    const configurator = aConfigurator(
      // Cast: the literal's operator has the type string.
      wireTemplate([{ fields: [length, width, lining, hidden as typeof fabricNeed, twice] }]),
    );
    const evaluation = evaluate(configurator, { length: 50, width: 40 });
    expect(effectiveValuesOf(evaluation)).toEqual({ length: 50, width: 40 });
    expect(effectiveValuesOf(update(evaluation, 'lining', 'complete'))).toMatchObject({ fabricNeed: 1, twice: 2 });
  });

  it('A computed field is never required and has no bounds, since the shopper cannot fill it in', () => {
    const template = wireTemplate([
      { fields: [length, { ...fabricNeed, is_required: true, validation_rules: { min: 5 } }, width] },
    ]);
    const configurator = aConfigurator(template);
    expect(issuesOf(evaluate(configurator, {}))).toEqual([]);
    expect(issuesOf(evaluate(configurator, { length: 1, width: 1 }))).toEqual([]);
  });

  it.each([
    ['two decimals by default', { logic: { '/': [{ var: 'length' }, 3] } }, { length: 10 }, 3.33],
    ['half up', { logic: { '*': [{ var: 'length' }, 1] }, decimals: 1 }, { length: 0.25 }, 0.3],
    ['half up below zero', { logic: { '-': [{ var: 'length' }] }, decimals: 0 }, { length: 2.5 }, -2],
    ['as on paper: 2.675 × 100', { logic: { '*': [{ var: 'length' }, 100] }, decimals: 0 }, { length: 2.675 }, 268],
    ['as on paper: 1.005', { logic: { var: 'length' } }, { length: 1.005 }, 1.01],
    ['what binary fractions add', { logic: { '+': [{ var: 'length' }, 0.2] }, decimals: 6 }, { length: 0.1 }, 0.3],
    ['no zero below zero', { logic: { '*': [{ var: 'length' }, -1] } }, { length: 0.001 }, 0],
  ] as const)('A computed field rounds a number: %s', (_, computed, values, expected) => {
    expect(itsValue({ result: 'number', ...computed }, values)).toBe(expected);
  });

  it.each([
    ['a sum', { '+': [{ var: 'length' }, { var: 'width' }] }],
    ['a difference', { '-': [{ var: 'length' }, { var: 'width' }] }],
    ['a quotient', { '/': [{ var: 'width' }, { var: 'length' }] }],
    ['the least', { min: [{ var: 'length' }, { var: 'width' }] }],
    ['the greatest', { max: [{ var: 'length' }, { var: 'width' }] }],
    ['a division by zero', { '/': [{ var: 'length' }, 0] }],
  ])('A computed field is empty for %s without a number', (_, logic) => {
    expect(itsValue({ result: 'number', logic }, { length: 10 })).toBeUndefined();
  });

  it('A computed field uses the fallback of the expression', () => {
    const logic = { '+': [{ var: 'length' }, { var: ['width', 5] }] };
    expect(itsValue({ result: 'number', logic }, { length: 10 })).toBe(15);
  });

  it('A computed field evaluates a comparison without a value as false', () => {
    const logic = { if: [{ '<': [{ var: 'width' }, 5] }, 'schmal', 'breit'] };
    expect(itsValue({ result: 'text', logic }, {})).toBe('breit');
    expect(itsValue({ result: 'text', logic }, { width: 4 })).toBe('schmal');
  });

  it('A computed field formats numbers in a text with a decimal comma', () => {
    const logic = { cat: [{ var: 'length' }, ' × ', { '+': [{ var: 'width' }, 0.2] }, ' cm'] };
    expect(itsValue({ result: 'text', logic }, { length: 52.5, width: 0.1 })).toBe('52,5 × 0,3 cm');
  });

  it('A computed field evaluates choices and is empty if no branch applies', () => {
    const logic = { if: [{ '==': [{ var: 'lining' }, 'complete'] }, { '*': [{ var: 'length' }, 2] }, null] };
    expect(itsValue({ result: 'number', logic }, { length: 3, lining: 'complete' })).toBe(6);
    expect(itsValue({ result: 'number', logic }, { length: 3, lining: 'none' })).toBeUndefined();
  });

  it('A computed field is explained by its inputs and why they are hidden', () => {
    const explanation = explain(evaluate(computingCoat(), { length: 50 }), 'fabricNeed');
    expect(explanation?.computedFrom).toEqual([
      { fieldName: 'length', label: 'Länge', value: 50, isVisible: true, hiddenBecause: null },
      { fieldName: 'width', label: 'Breite', value: undefined, isVisible: true, hiddenBecause: null },
    ]);
    const isLined = { field: 'lining', operator: 'equals', value: 'complete' } as const;
    const fields = [length, { ...width, conditional_display: isLined }, lining, fabricNeed];
    const hidden = explain(
      evaluate(aConfigurator(wireTemplate([{ fields }])), { length: 50, width: 40 }),
      'fabricNeed',
    );
    expect(hidden?.computedFrom[1]).toMatchObject({
      fieldName: 'width',
      value: undefined,
      isVisible: false,
      hiddenBecause: { fieldName: 'width', conditions: [{ condition: { kind: 'rule', holds: false, rule: isLined } }] },
    });
  });
});
