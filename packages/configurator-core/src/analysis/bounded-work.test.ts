import { describe, expect, it } from 'vitest';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { type WireCondition, type WireRule, type WireTemplate, wireTemplate } from '../testing/wire-template.ts';
import { analyseTemplate } from './analyse-template.ts';
import { createWalks } from './create-walks.ts';
import { priceBounds } from './price/price-bounds.ts';

const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const rule = (field: string, operator: WireRule['operator'], value: string | number): WireRule => ({
  field,
  operator,
  value,
});

/** Too deep for recursion on the call stack. */
const FIELDS = 5000;
const deepTemplates: Readonly<Record<string, () => WireTemplate>> = {
  'a chain of fields': () =>
    wireTemplate([
      {
        fields: many(FIELDS, (at) => ({
          name: `f${at}`,
          is_required: true,
          conditional_display: at === 0 ? null : rule(`f${at - 1}`, 'equals', 'x'),
        })),
      },
    ]),
  'a chain of fields, last first': () =>
    wireTemplate([
      {
        fields: many(FIELDS, (at) => ({
          name: `f${at}`,
          conditional_display: at === FIELDS - 1 ? null : rule(`f${at + 1}`, 'equals', 'x'),
        })),
      },
    ]),
  'one condition over all fields': () => wireTemplate([{ fields: conjoined('all') }]),
  'one alternative over all fields': () => wireTemplate([{ fields: conjoined('any') }]),
};

function conjoined(kind: 'all' | 'any') {
  const terms: WireCondition[] = many(FIELDS, (at) => rule(`f${at}`, 'equals', 'x'));
  const condition = kind === 'all' ? { all: terms } : { any: terms };
  return [
    ...many(FIELDS, (at) => ({ name: `f${at}` })),
    { name: 'last', is_required: true, conditional_display: condition },
  ];
}

const wideTemplates: Readonly<Record<string, () => WireTemplate>> = {
  '400 formula rules on one number': () =>
    wireTemplate([{ fields: [{ name: 'n', field_type: 'number', validation_rules: { min: 0, max: 1000 } }] }], {
      price_rules: many(400, (at) => ({
        label: `Rule ${at}`,
        amount: { '*': [at + 1, { max: [0, { '-': [{ var: 'n' }, at * 2.5] }] }] },
      })),
    }),
  '10,000 priced options': () =>
    wireTemplate([
      { fields: [{ name: 'a', options: many(10_000, (at) => ({ value: `o${at}`, additional_price: at })) }] },
    ]),
  'an alternative of 10,000 texts': () =>
    wireTemplate([
      {
        fields: [
          { name: 'a' },
          { name: 'b', conditional_display: { any: many(10_000, (at) => rule('a', 'equals', `text ${at}`)) } },
        ],
      },
    ]),
  'an alternative of 10,000 parts of a text': () =>
    wireTemplate([
      {
        fields: [
          { name: 'a' },
          { name: 'b', conditional_display: { any: many(10_000, (at) => rule('a', 'contains', `text ${at}`)) } },
        ],
      },
    ]),
  '500 rules on 500 options': () =>
    wireTemplate([
      {
        fields: [
          { name: 'a', options: many(500, (at) => ({ value: `o${at}` })) },
          ...many(500, (at) => ({ name: `f${at}`, conditional_display: rule('a', 'contains', `o${at}`) })),
        ],
      },
    ]),
  'a list of 2,000 options, counted': () =>
    wireTemplate([
      {
        fields: [
          {
            name: 'a',
            field_type: 'checkbox',
            options: many(2_000, (at) => ({ value: `o${at}`, additional_price: 1 })),
          },
          { name: 'b', conditional_display: rule('a', 'greater_than', 1_000) },
        ],
      },
    ]),
};

/** Enough steps to reach the last field of each deep template once. */
const DEEP_STEPS = 150_000;

describe.each(Object.entries(deepTemplates))('%s, deeper than a call stack', (_, make) => {
  const configurator = aConfigurator(make());

  it('A template deeper than a call stack is analysed, or undecided beyond the budget', () => {
    const { findings, undecided } = analyseTemplate(configurator.template, DEEP_STEPS);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(undecided.every(({ reason }) => reason === 'budget')).toBe(true);
  });

  it('A template deeper than a call stack has exact price bounds', () => {
    expect(priceBounds(configurator, { basePriceCents: 9900 })).toMatchObject({
      lowest: { totalCents: 9900, isExact: true },
      highest: { totalCents: 9900, isExact: true },
    });
  });
});

/** Fewer steps than each wide template requires. If some work were not counted, it would be decided. */
const WIDE_STEPS = 1_000;

describe.each(Object.entries(wideTemplates))('the work on %s', (_, make) => {
  const configurator = aConfigurator(make());

  // Without a condition, the analysis has nothing to decide.
  const hasConditions = [...configurator.fields.values()].some(({ condition }) => condition !== null);
  if (hasConditions) {
    it('The analysis counts the work against its budget', () => {
      const { findings, undecided } = analyseTemplate(configurator.template, WIDE_STEPS);
      expect(findings).toEqual([]);
      expect(new Set(undecided.map(({ reason }) => reason))).toEqual(new Set(['budget']));
    });
  }

  it('The price bounds count the work against their budget and remain safe', () => {
    const bounds = priceBounds(configurator, { basePriceCents: 9900 }, WIDE_STEPS);
    expect(bounds?.lowest.isExact).toBe(false);
    expect(bounds?.highest.isExact).toBe(false);
    expect(bounds?.lowest.totalCents).toBeLessThanOrEqual(9900);
    expect(bounds?.highest.totalCents ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(9900);
  });
});

describe('the work on walks', () => {
  it('The work on walks counts against the budget in a chain of fields', () => {
    const { walks, unreached } = createWalks(aTemplate(deepTemplates['a chain of fields']?.()), DEEP_STEPS);
    expect(walks.length + unreached.length).toBeGreaterThan(0);
    expect(unreached.length).toBeGreaterThan(0);
  });
});

describe('price bounds of many options', () => {
  it('Price bounds are exact for 10,000 priced options', () => {
    expect(
      priceBounds(aConfigurator(wideTemplates['10,000 priced options']?.()), { basePriceCents: 9900 }),
    ).toMatchObject({
      lowest: { totalCents: 9900, isExact: true },
      highest: { totalCents: 9900 + 999_900, isExact: true, values: { a: 'o9999' } },
    });
  });
});
