import { describe, expect, it } from 'vitest';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { type WireCondition, type WireRule, type WireTemplate, wireTemplate } from '../testing/wire-template.ts';
import { analyseTemplate } from './analyse-template.ts';
import { createWalks } from './create-walks.ts';
import { priceBounds } from './price-bounds.ts';

const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const rule = (field: string, operator: WireRule['operator'], value: string | number): WireRule => ({
  field,
  operator,
  value,
});

const FIELDS = 5000;
const templates: Readonly<Record<string, () => WireTemplate>> = {
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
  '5,000 rules on 5,000 options': () =>
    wireTemplate([
      {
        fields: [
          { name: 'a', options: many(5000, (at) => ({ value: `o${at}` })) },
          ...many(5000, (at) => ({ name: `f${at}`, conditional_display: rule('a', 'contains', `o${at}`) })),
        ],
      },
    ]),
  'a list of 20,000 options, counted': () =>
    wireTemplate([
      {
        fields: [
          {
            name: 'a',
            field_type: 'checkbox',
            options: many(20_000, (at) => ({ value: `o${at}`, additional_price: 1 })),
          },
          { name: 'b', conditional_display: rule('a', 'greater_than', 10_000) },
        ],
      },
    ]),
};

function conjoined(kind: 'all' | 'any') {
  const terms: WireCondition[] = many(FIELDS, (at) => rule(`f${at}`, 'equals', 'x'));
  const condition = kind === 'all' ? { all: terms } : { any: terms };
  return [
    ...many(FIELDS, (at) => ({ name: `f${at}` })),
    { name: 'last', is_required: true, conditional_display: condition },
  ];
}

/** Far more than the half second that the budgets are made for: another machine may be slow, but not a hundred times. */
const LONGEST_MS = 60_000;

describe.each(Object.keys(templates))('the work on %s', (name) => {
  const template = templates[name]?.() ?? wireTemplate([]);

  it('is bounded when it is analysed', { timeout: LONGEST_MS }, () => {
    const { findings, undecided } = analyseTemplate(aTemplate(template));
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(undecided.every(({ reason }) => reason === 'budget')).toBe(true);
  });

  it('is bounded when its prices are', { timeout: LONGEST_MS }, () => {
    const configurator = aConfigurator(template);
    const bounds = priceBounds(configurator, { basePriceCents: 9900 });
    expect(bounds?.lowest.totalCents).toBeLessThanOrEqual(9900);
    expect(bounds?.highest.totalCents ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(9900);
  });
});

describe('the work on walks', () => {
  it('is bounded in a chain of fields', { timeout: LONGEST_MS }, () => {
    const { walks, unreached } = createWalks(aTemplate(templates['a chain of fields']?.()));
    expect(walks.length + unreached.length).toBeGreaterThan(0);
  });
});

describe('price bounds of many options', () => {
  it('are exact for 10,000 priced options', () => {
    expect(priceBounds(aConfigurator(templates['10,000 priced options']?.()), { basePriceCents: 9900 })).toMatchObject({
      lowest: { totalCents: 9900, isExact: true },
      highest: { totalCents: 9900 + 999_900, isExact: true, values: { a: 'o9999' } },
    });
  });
});
