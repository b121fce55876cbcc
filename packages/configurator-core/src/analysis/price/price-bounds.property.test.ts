import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { evaluate, issuesOf, priceOf } from '../../index.ts';
import { dogCoatTemplate } from '../../templates/index.ts';
import { aConfigurator } from '../../testing/a-configurator.ts';
import { sessionArbitrary, templateArbitrary } from '../../testing/arbitraries/index.ts';
import { bruteForce } from '../../testing/brute-force.ts';
import { dogBedTemplate } from '../../testing/example-templates/dog-bed.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { stressTemplate } from '../../testing/stress-template.ts';
import { wireTemplate } from '../../testing/wire-template.ts';
import { priceBounds } from './price-bounds.ts';

const basePriceCents = 9900;
const { numRuns } = propertyRuns();
vi.setConfig({ testTimeout: 60_000 });

describe('price bounds', () => {
  it('Price bounds contain the price of every valid configuration', () => {
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values }) => {
        const configurator = aConfigurator(template);
        const evaluation = evaluate(configurator, values, { basePriceCents });
        if (issuesOf(evaluation).length > 0) return;
        const { totalCents } = priceOf(evaluation);
        const bounds = priceBounds(configurator, { basePriceCents });
        expect(bounds).not.toBeNull();
        expect(bounds?.lowest.totalCents).toBeLessThanOrEqual(totalCents);
        expect(bounds?.highest.totalCents ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(totalCents);
      }),
      { numRuns },
    );
  });

  it('Price bounds are reached by a valid configuration if marked as exact', () => {
    let exact = 0;
    fc.assert(
      fc.property(templateArbitrary({ maxFields: 12 }), (template) => {
        const configurator = aConfigurator(template);
        const bounds = priceBounds(configurator, { basePriceCents });
        for (const bound of bounds ? [bounds.lowest, bounds.highest] : []) {
          expect(bound.isExact).toBe(bound.values !== null);
          if (bound.values === null) continue;
          exact += 1;
          const evaluation = evaluate(configurator, bound.values, { basePriceCents });
          expect(issuesOf(evaluation)).toEqual([]);
          expect(priceOf(evaluation).totalCents).toBe(bound.totalCents);
        }
      }),
      { numRuns },
    );
    expect(exact).toBeGreaterThan(numRuns);
  });

  it('Price bounds equal brute force on small templates without JSON Logic', () => {
    let compared = 0;
    let exact = 0;
    fc.assert(
      fc.property(templateArbitrary({ maxFields: 4, withLogic: false, withTextRules: false }), (wire) => {
        const bounds = priceBounds(aConfigurator(wire), { basePriceCents });
        const reached = [bounds?.lowest.values, bounds?.highest.values].filter((values) => values != null);
        const nodes = bruteForce(wire, 300, reached);
        if (nodes === undefined) return;
        const totals = [...nodes.values()].flatMap(({ isComplete, evaluation }) =>
          isComplete ? [evaluation.totalCents] : [],
        );
        if (totals.length === 0) {
          // If it is undecided whether a configuration is valid, there may be bounds, but no exact ones.
          expect([bounds?.lowest.isExact ?? false, bounds?.highest.isExact ?? false]).toEqual([false, false]);
          return;
        }
        const ends = [
          { bound: bounds?.lowest, total: Math.min(...totals) },
          { bound: bounds?.highest, total: Math.max(...totals) },
        ];
        for (const { bound, total } of ends) {
          compared += 1;
          if (bound?.isExact === true) exact += 1;
          if (bound?.isExact === true) expect(bound.totalCents).toBe(total);
        }
      }),
      { numRuns },
    );
    // The rest are rules on the digits within a range of numbers.
    expect(exact / compared).toBeGreaterThan(0.97);
  });
});

describe('price bounds of compared numbers', () => {
  const drawn = fc.record({
    numbers: fc.array(
      fc.record({
        min: fc.integer({ min: 1, max: 4 }),
        count: fc.integer({ min: 0, max: 3 }),
        isRequired: fc.boolean(),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    comparisons: fc.subarray(['0<1', '1<2'], { minLength: 1 }),
    isHidden: fc.boolean(),
    rules: fc.array(
      fc.record({
        field: fc.nat(2),
        operator: fc.constantFrom('less_than', 'greater_than', 'equals'),
        value: fc.integer({ min: 1, max: 6 }),
        amount: fc.constantFrom(200, 700),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  });

  it('Price bounds are exact for two compared numbers, and safe for three', () => {
    const few = Math.ceil(numRuns / 4);
    const exactOf = { pairs: 0, chains: 0 };
    fc.assert(
      fc.property(drawn, ({ numbers, comparisons, isHidden, rules }) => {
        const fields = numbers.map(({ min, count, isRequired }, index) => ({
          name: `n${index}`,
          field_type: 'number' as const,
          is_required: isRequired,
          validation_rules: {
            min,
            max: min + count,
            integer: true,
            ...(comparisons.includes(`${index}<${index + 1}`) && { lessThanField: `n${index + 1}` }),
          },
          ...(isHidden &&
            index === 1 && { conditional_display: { field: 'n0', operator: 'not_equals' as const, value: 2 } }),
        }));
        const price_rules = rules.map(({ field, operator, value, amount }) => ({
          label: 'Regel',
          when: { field: `n${field}`, operator, value },
          amount,
        }));
        const configurator = aConfigurator(wireTemplate([{ fields }], { price_rules }));
        const listed = fields.map(({ validation_rules: { min, max } }) => [
          undefined,
          ...Array.from({ length: max - min + 1 }, (_, place) => min + place),
        ]);
        const [first = [], second = [], third = []] = listed;
        const totals = first.flatMap((n0) =>
          second.flatMap((n1) =>
            third.flatMap((n2) => {
              const evaluation = evaluate(configurator, { n0, n1, n2 }, { basePriceCents });
              return issuesOf(evaluation).length > 0 ? [] : [priceOf(evaluation).totalCents];
            }),
          ),
        );
        const bounds = priceBounds(configurator, { basePriceCents });
        if (totals.length === 0) return;
        const isPair = comparisons.length === 1;
        for (const [bound, total] of [
          [bounds?.lowest, Math.min(...totals)],
          [bounds?.highest, Math.max(...totals)],
        ] as const) {
          if (isPair || bound?.isExact) expect([bound?.totalCents, bound?.isExact]).toEqual([total, true]);
          if (bound?.isExact) exactOf[isPair ? 'pairs' : 'chains'] += 1;
        }
        expect(bounds?.lowest.totalCents).toBeLessThanOrEqual(Math.min(...totals));
        expect(bounds?.highest.totalCents).toBeGreaterThanOrEqual(Math.max(...totals));
      }),
      { numRuns: few },
    );
    expect(exactOf.pairs).toBeGreaterThan(few / 4);
    expect(exactOf.chains).toBeGreaterThan(few / 4);
  });
});

describe('price bounds of examples', () => {
  it('Price bounds are exact if a number must be less than another one', () => {
    const number = (name: string, validation_rules: object) => ({
      name,
      field_type: 'number' as const,
      is_required: true,
      validation_rules: { integer: true, ...validation_rules },
    });
    const wire = wireTemplate(
      [{ fields: [number('a', { min: 1, max: 4 }), number('b', { min: 3, max: 6, lessThanField: 'a' })] }],
      { price_rules: [{ label: 'Klein', when: { field: 'a', operator: 'less_than', value: 2 }, amount: 200 }] },
    );
    const reached = { totalCents: 9900, values: { a: 4, b: 3 }, isExact: true };
    expect(priceBounds(aConfigurator(wire), { basePriceCents })).toEqual({ lowest: reached, highest: reached });
  });

  it('Price bounds span the coat from its base price to all extras', () => {
    expect(priceBounds(aConfigurator(dogCoatTemplate), { basePriceCents })).toMatchObject({
      lowest: { totalCents: 9900, isExact: true },
      highest: { totalCents: 9900 + 1500 + 1200 + 1500 + 1800, isExact: true },
    });
  });

  it('Price bounds are exact for a price that follows a measurement', () => {
    expect(priceBounds(aConfigurator(dogBedTemplate), { basePriceCents })).toMatchObject({
      lowest: { totalCents: 9900, isExact: true, values: { lengthCm: 50 } },
      highest: { totalCents: 24250, isExact: true, values: { lengthCm: 160, widthCm: 120 } },
    });
  });

  it('Price bounds are exact if a rule needs a text longer than its field allows', () => {
    const template = wireTemplate([{ fields: [{ name: 'color', validation_rules: { maxLength: 8 } }] }], {
      price_rules: [
        { label: 'Hellrot', when: { field: 'color', operator: 'contains', value: 'hellrot' }, amount: 125 },
        { label: 'Rot', when: { field: 'color', operator: 'contains', value: 'ro' }, amount: -500, discount: true },
      ],
    });
    expect(priceBounds(aConfigurator(template), { basePriceCents })).toMatchObject({
      lowest: { totalCents: 9400, isExact: true },
      highest: { totalCents: 9900, isExact: true },
    });
  });

  it('Price bounds contain the price of a typed text that equals an option left over from a choice', () => {
    const option = { value: 'x', additional_price: 10 };
    const configurator = aConfigurator(
      wireTemplate([{ fields: [{ name: 'note', field_type: 'text', options: [option] }] }]),
    );
    expect(priceOf(evaluate(configurator, { note: 'x' }, { basePriceCents })).totalCents).toBe(basePriceCents);
    expect(priceBounds(configurator, { basePriceCents })).toMatchObject({
      lowest: { totalCents: basePriceCents, isExact: true },
      highest: { totalCents: basePriceCents, isExact: true },
    });
  });

  it('Price bounds are exact for a table of 100 × 100 cells', () => {
    const ranges = Array.from({ length: 100 }, (_, place) => ({ from: place * 10 + 0.5, to: place * 10 + 10 }));
    const cells = ranges.map((_row, row) => ranges.map((_column, column) => 100 + ((row * 37 + column * 91) % 5000)));
    const side = { field_type: 'number' as const, is_required: true, validation_rules: { min: 1, max: 1000 } };
    const template = wireTemplate(
      [
        {
          fields: [
            { name: 'width', ...side },
            { name: 'height', ...side },
          ],
        },
      ],
      {
        price_rules: [
          {
            label: 'Maß',
            amount: {
              table: {
                columns: { field: 'width', ranges },
                rows: { field: 'height', ranges },
                cells,
                gap: 'round_up',
              },
            },
          },
        ],
      },
    );
    expect(priceBounds(aConfigurator(template), { basePriceCents })).toMatchObject({
      lowest: { totalCents: basePriceCents + Math.min(...cells.flat()), isExact: true },
      highest: { totalCents: basePriceCents + Math.max(...cells.flat()), isExact: true },
    });
  });

  it('Price bounds are exact for shares of the subtotal that apply under conditions', () => {
    const fields = [
      { name: 'size', is_required: true, options: [{ value: 's' }, { value: 'l', additional_price: 100 }] },
      { name: 'text', validation_rules: { maxLength: 5 } },
    ];
    const template = wireTemplate([{ fields }], {
      price_rules: [
        {
          label: 'Groß',
          when: { field: 'size', operator: 'equals', value: 'l' },
          amount: { percent: -60, of: 'subtotal' },
          discount: true,
        },
        { label: 'Stick', amount: { per_character: 150, field: 'text' } },
        { label: 'Express', amount: { percent: 10, of: 'subtotal' }, maximum: 500 },
      ],
    });
    expect(priceBounds(aConfigurator(template), { basePriceCents })).toMatchObject({
      lowest: { totalCents: 7960 + 500, isExact: true, values: { size: 'l' } },
      highest: { totalCents: 10_650 + 500, isExact: true, values: { size: 's' } },
    });
  });

  it('Price bounds are exact for 500 fields', () => {
    const bounds = priceBounds(aConfigurator(stressTemplate(500)), { basePriceCents });
    expect([bounds?.lowest.isExact, bounds?.highest.isExact]).toEqual([true, true]);
  });
});
