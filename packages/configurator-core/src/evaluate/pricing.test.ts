import { describe, expect, it } from 'vitest';
import { evaluate, explainPriceRule, optionLabel, priceOf, restoreValues, type Values } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { type WirePriceRule, wireTemplate } from '../testing/index.ts';

const coat = aConfigurator(
  wireTemplate([
    {
      fields: [
        {
          name: 'lining',
          label: 'Innenfutter',
          options: [
            { value: 'none', additional_price: 0 },
            { value: 'complete', label: 'Komplett', additional_price: 15 },
          ],
        },
        {
          name: 'extras',
          label: 'Extras',
          field_type: 'checkbox',
          options: [
            { value: 'a', label: 'A', additional_price: 8 },
            { value: 'b', label: 'B', additional_price: '0.10' },
            { value: 'c', label: 'C', additional_price: null },
            {
              value: 'd',
              additional_price: 100,
              conditional_display: { field: 'lining', operator: 'equals', value: 'complete' },
            },
          ],
        },
        {
          name: 'hidden',
          conditional_display: { field: 'lining', operator: 'equals', value: 'complete' },
          options: [{ value: 'x', additional_price: 50 }],
        },
      ],
    },
  ]),
);
const price = (values: Values, basePriceCents: number | null = 5000) =>
  priceOf(evaluate(coat, values, { basePriceCents }));

describe('price', () => {
  it('[CFG-PRICE-02][CFG-PRICE-03] A price starts from the article price, or 99 € without one', () => {
    expect(price({}, 5000)).toEqual({ baseCents: 5000, lines: [], totalCents: 5000 });
    expect(price({}, null).totalCents).toBe(9900);
    expect(priceOf(evaluate(coat, {})).totalCents).toBe(9900);
  });

  it('[CFG-PRICE-04][CFG-PRICE-06] A price adds each chosen option, listed under its field', () => {
    expect(price({ lining: 'complete' })).toEqual({
      baseCents: 5000,
      lines: [
        {
          fieldName: 'lining',
          optionValues: ['complete'],
          label: 'Innenfutter Option',
          amountCents: 1500,
          reason: 'Komplett',
          ruleIndex: null,
        },
      ],
      totalCents: 6500,
    });
  });

  it('[CFG-PRICE-05] A price neither adds nor lists an option without a surcharge', () => {
    expect(price({ lining: 'none', extras: ['c'] }).lines).toEqual([]);
    expect(price({ extras: ['a', 'c'] }).lines[0]?.optionValues).toEqual(['a']);
  });

  it('A price lists a surcharge of a single cent', () => {
    const configurator = aConfigurator(
      wireTemplate(
        [
          {
            fields: [
              { name: 'one', options: [{ value: 'x', label: 'X', additional_price: 0.01 }] },
              {
                name: 'many',
                field_type: 'checkbox',
                options: [
                  { value: 'a', label: 'A', additional_price: 5 },
                  { value: 'b', label: 'B', additional_price: 0.01 },
                ],
              },
            ],
          },
        ],
        { price_rules: [{ label: 'Regel', amount: 1 }] },
      ),
    );
    const { lines, totalCents } = priceOf(
      evaluate(configurator, { one: 'x', many: ['a', 'b'] }, { basePriceCents: 0 }),
    );
    expect(lines.map(({ reason, amountCents }) => [reason, amountCents])).toEqual([
      ['X', 1],
      ['A, B', 501],
      ['Regel', 1],
    ]);
    expect(totalCents).toBe(503);
    expect(
      [...configurator.fields.values()].flatMap((field) => field.options.map((option) => optionLabel(option))),
    ).toEqual(['X (+0,01\u00a0€)', 'A (+5,00\u00a0€)', 'B (+0,01\u00a0€)']);
  });

  it('[CFG-PRICE-07] A price sums the chosen options of a checkbox into one line', () => {
    expect(price({ extras: ['a', 'b'] }).lines).toMatchObject([
      { label: 'Extras Option', amountCents: 810, reason: 'A, B' },
    ]);
  });

  it('A price contains nothing for hidden fields and options', () => {
    expect(price({ hidden: 'x', extras: ['a', 'd'] }).totalCents).toBe(5800);
    expect(price({ lining: 'complete', hidden: 'x', extras: ['a', 'd'] }).totalCents).toBe(5000 + 1500 + 5000 + 10_800);
  });

  it.each(['text', 'textarea', 'number', 'static_text', 'computed', 'file'] as const)(
    'A price contains nothing for the options of a field that offers no choice: %s',
    (type) => {
      const field = {
        name: 'note',
        field_type: type,
        options: [{ value: '7', additional_price: 10 }],
        ...(type === 'computed' && { computed: { result: 'text' as const, logic: { cat: ['7'] } } }),
      };
      const configurator = aConfigurator(wireTemplate([{ fields: [field] }]));
      const { values } = restoreValues(configurator, { note: '7' });
      expect(priceOf(evaluate(configurator, values))).toMatchObject({ lines: [], totalCents: 9900 });
    },
  );

  it('[CFG-PRICE-08] The label of an option shows its surcharge', () => {
    const [none, complete] = coat.fields.get('lining')?.options ?? [];
    expect(complete && optionLabel(complete)).toBe('Komplett (+15,00\u00a0€)');
    expect(none && optionLabel(none)).toBe('none');
    expect(complete && optionLabel(complete, { locale: 'en-IE' })).toBe('Komplett (+€15.00)');
  });
});

describe('price rules', () => {
  const withRules = (...price_rules: WirePriceRule[]) => {
    const configurator = aConfigurator(
      wireTemplate(
        [
          {
            fields: [
              { name: 'chest', field_type: 'number' },
              { name: 'back', field_type: 'number' },
            ],
          },
        ],
        { price_rules },
      ),
    );
    return (values: Values) => priceOf(evaluate(configurator, values, { basePriceCents: 1000 }));
  };
  const amount = (value: unknown, discount?: true) =>
    withRules({ label: 'Regel', amount: value, ...(discount && { discount }) })({ chest: 5, back: 0 }).lines[0]
      ?.amountCents;

  it('Price rules let a measurement change the price', () => {
    const priced = withRules(
      { label: 'Übergröße', when: { field: 'chest', operator: 'greater_than', value: 80 }, amount: 1200 },
      { label: 'Rückenlänge', amount: { '*': [35, { max: [0, { '-': [{ var: 'back' }, 60] }] }] } },
    );
    expect(priced({ chest: 80, back: 60 }).lines).toEqual([]);
    expect(priced({ chest: 81, back: 70 })).toMatchObject({
      lines: [
        { fieldName: null, label: 'Übergröße', amountCents: 1200, ruleIndex: 0 },
        { fieldName: null, label: 'Rückenlänge', amountCents: 350, ruleIndex: 1 },
      ],
      totalCents: 2550,
    });
  });

  it('Price rules round half up to whole cents', () => {
    expect(amount({ '/': [{ var: 'chest' }, 2] })).toBe(3);
    expect(amount(2.4)).toBe(2);
    expect(amount({ '-': [{ var: 'back' }, 2.5] }, true)).toBe(-2);
  });

  it('Price rules add no line for 0, a non-finite number or a negative amount without discount', () => {
    for (const value of [0, 0.4, -5, { '/': [1, { var: 'back' }] }, { cat: ['x', 1] }, { '+': ['x'] }, [1]]) {
      expect(amount(value)).toBeUndefined();
    }
  });

  it('Price rules allow a negative discount, but no total below zero', () => {
    const priced = withRules({ label: 'Rabatt', amount: -5000, discount: true });
    expect(priced({})).toMatchObject({ lines: [{ amountCents: -5000 }], totalCents: 0 });
  });

  it('Price rules name their sources: the condition with the values it read, and the inputs of the amount', () => {
    const configurator = aConfigurator(
      wireTemplate(
        [
          {
            fields: [
              { name: 'chest', field_type: 'number' },
              { name: 'back', field_type: 'number' },
            ],
          },
        ],
        {
          price_rules: [
            { label: 'Übergröße', when: { field: 'chest', operator: 'greater_than', value: 80 }, amount: 1200 },
            { label: 'Rückenlänge', amount: { '*': [35, { var: 'back' }] } },
          ],
        },
      ),
    );
    const why = (ruleIndex: number) => explainPriceRule(evaluate(configurator, { chest: 92, back: 64 }), ruleIndex);
    expect(why(0)).toMatchObject({
      label: 'Übergröße',
      condition: { kind: 'rule', holds: true, read: { fieldName: 'chest', value: 92 } },
      amountReads: [],
    });
    expect(why(1)).toMatchObject({ condition: null, amountReads: [{ fieldName: 'back', value: 64, isVisible: true }] });
    expect(why(2)).toBeNull();
  });
});
