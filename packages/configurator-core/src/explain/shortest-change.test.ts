import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, explain, explainPriceRule, fieldState, setValue, shortestChange, type Values } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { type WireRule, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const rule = (field: string, operator: WireRule['operator'], value: WireRule['value']): WireRule => ({
  field,
  operator,
  value,
});
const choice = (name: string, ...values: string[]) => ({
  name,
  label: name,
  options: values.map((value) => ({ value })),
});

const coat = aConfigurator(
  wireTemplate([
    {
      title: 'Mantel',
      fields: [
        choice('lining', 'none', 'back-only', 'complete'),
        choice('size', 's', 'm', 'l'),
        { name: 'girth', field_type: 'number', validation_rules: { min: 30, max: 90, step: 0.5 } },
        { ...choice('hood', 'no', 'yes'), conditional_display: rule('size', 'not_equals', 's') },
        {
          name: 'colour',
          conditional_display: rule('lining', 'not_equals', 'none'),
          options: [
            { value: 'grau' },
            { value: 'gold', conditional_display: rule('lining', 'equals', 'complete') },
            {
              value: 'pelz',
              conditional_display: { all: [rule('lining', 'equals', 'complete'), rule('hood', 'equals', 'yes')] },
            },
            { value: 'weit', conditional_display: rule('girth', 'greater_than', '80,2') },
            { value: 'nie', conditional_display: rule('girth', 'greater_than', 90) },
          ],
        },
      ],
    },
  ]),
);
const isAvailable = (values: Values, value: string) => {
  const state = fieldState(evaluate(coat, values), 'colour');
  return (
    state?.isVisible === true && state.options.some(({ option, isVisible }) => option.value === value && isVisible)
  );
};
const after = (values: Values, value: string) =>
  (shortestChange(evaluate(coat, values), 'colour', value)?.changes ?? []).reduce(
    (changed, { fieldName, value: next }) => setValue(coat, changed, fieldName, next),
    values,
  );

describe('the shortest change that makes an option available', () => {
  it('The shortest change is empty for an available option', () => {
    expect(shortestChange(evaluate(coat, { lining: 'complete' }), 'colour', 'gold')).toEqual({
      changes: [],
      isShortest: true,
    });
  });

  it('The shortest change replaces the one choice that blocks the goal', () => {
    expect(shortestChange(evaluate(coat, { lining: 'back-only' }), 'colour', 'gold')).toEqual({
      changes: [{ fieldName: 'lining', value: 'complete' }],
      isShortest: true,
    });
  });

  it('The shortest change follows chains: prerequisites are changed too', () => {
    const change = shortestChange(evaluate(coat, { lining: 'none', size: 's' }), 'colour', 'pelz');
    expect(change?.changes.map(({ fieldName }) => fieldName)).toEqual(['lining', 'size', 'hood']);
    expect(isAvailable(after({ lining: 'none', size: 's' }, 'pelz'), 'pelz')).toBe(true);
  });

  it('The shortest change respects the bounds and steps of a number', () => {
    const [change] = shortestChange(evaluate(coat, { lining: 'complete', girth: 50 }), 'colour', 'weit')?.changes ?? [];
    expect(change?.fieldName).toBe('girth');
    expect(Number(change?.value)).toBeGreaterThan(80.2);
    expect(Number(change?.value) % 0.5).toBe(0);
    expect(Number(change?.value)).toBeLessThanOrEqual(90);
  });

  it('An explanation reports that no change makes an option available', () => {
    expect(shortestChange(evaluate(coat, { lining: 'complete' }), 'colour', 'nie')).toBeNull();
    expect(shortestChange(evaluate(coat, {}), 'colour', 'gibt-es-nicht')).toBeNull();
    expect(shortestChange(evaluate(coat, {}), 'nirgends', 'x')).toBeNull();
  });

  it('The shortest change is never longer than the result of brute force', () => {
    const linings = [undefined, 'none', 'back-only', 'complete'];
    const sizes = [undefined, 's', 'm', 'l'];
    const hoods = [undefined, 'no', 'yes'];
    const girths = [undefined, 50, 85];
    const all = linings.flatMap((lining) =>
      sizes.flatMap((size) => hoods.flatMap((hood) => girths.map((girth) => ({ lining, size, hood, girth })))),
    );
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom('grau', 'gold', 'pelz', 'weit'), (values, option) => {
        const distance = (other: (typeof all)[number]) =>
          Number(other.lining !== values.lining) +
          Number(other.size !== values.size) +
          Number(other.hood !== values.hood) +
          Number(other.girth !== values.girth);
        const least = Math.min(...all.filter((other) => isAvailable(other, option)).map(distance));
        const change = shortestChange(evaluate(coat, values), 'colour', option);
        expect(change?.changes.length).toBe(least);
        expect(isAvailable(after(values, option), option)).toBe(true);
      }),
      propertyRuns(),
    );
  });
});

describe('an explanation', () => {
  it('An explanation names the rule, the value it read and its causes', () => {
    const explanation = explain(evaluate(coat, { lining: 'none', size: 's', hood: 'yes' }), 'colour');
    expect(explanation).toMatchObject({
      fieldName: 'colour',
      isVisible: false,
      conditions: [
        {
          scope: 'field',
          condition: {
            kind: 'rule',
            holds: false,
            rule: { field: 'lining', operator: 'not_equals', value: 'none' },
            read: { fieldName: 'lining', label: 'lining', value: 'none', isVisible: true, hiddenBecause: null },
          },
        },
      ],
    });
    const fur = explanation?.options.find(({ optionValue }) => optionValue === 'pelz')?.condition;
    expect(fur).toMatchObject({
      kind: 'all',
      holds: false,
      terms: [
        { kind: 'rule', holds: false },
        {
          kind: 'rule',
          holds: false,
          read: {
            fieldName: 'hood',
            value: undefined,
            isVisible: false,
            hiddenBecause: { fieldName: 'hood', isVisible: false },
          },
        },
      ],
    });
  });

  it('An explanation is plain data, and null for an unknown field', () => {
    const explanation = explain(evaluate(coat, {}), 'colour');
    expect(explanation).toMatchObject({ fieldName: 'colour' });
    expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
    expect(explain(evaluate(coat, {}), 'nirgends')).toBeNull();
  });

  it('JSON Logic is explained by the values it read', () => {
    const configurator = aConfigurator(
      wireTemplate([
        {
          fields: [
            { name: 'a', field_type: 'number' },
            { name: 'b', conditional_display: { logic: { '>': [{ var: 'a' }, 2] } } },
          ],
        },
      ]),
    );
    expect(explain(evaluate(configurator, { a: 3 }), 'b')).toMatchObject({
      isVisible: true,
      conditions: [{ condition: { kind: 'logic', holds: true, reads: [{ fieldName: 'a', value: 3 }] } }],
    });
  });

  it('An explanation names the field if JSON Logic reads into its value', () => {
    const length = { var: 'gravur.length' };
    const configurator = aConfigurator(
      wireTemplate(
        [
          {
            fields: [
              { name: 'gravur', label: 'Gravur' },
              { ...choice('farben', 'rot', 'blau'), field_type: 'checkbox', label: 'Farben' },
              {
                name: 'zeichen',
                field_type: 'computed',
                computed: { result: 'number', logic: length },
                conditional_display: { logic: { or: [{ var: 'farben.0' }, { var: 'farben.1' }] } },
              },
            ],
          },
        ],
        { price_rules: [{ label: 'Gravur', amount: { '*': [100, length] } }] },
      ),
    );
    const evaluation = evaluate(configurator, { gravur: 'Bella', farben: ['rot'] });
    const gravur = { fieldName: 'gravur', label: 'Gravur', value: 'Bella', isVisible: true, hiddenBecause: null };
    expect(explainPriceRule(evaluation, 0)?.amountReads).toEqual([gravur]);
    const explanation = explain(evaluation, 'zeichen');
    expect(explanation?.computedFrom).toEqual([gravur]);
    expect(explanation?.conditions).toMatchObject([
      { condition: { holds: true, reads: [{ fieldName: 'farben', label: 'Farben', value: ['rot'] }] } },
    ]);
  });
});
