import { describe, expect, it } from 'vitest';
import { evaluate, fieldState, priceOf } from '../index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { type WireField, type WireRule, wireTemplate } from '../testing/wire-template.ts';
import { analyseTemplate } from './analyse-template.ts';
import { neighborNumber } from './numbers/neighbor-number.ts';
import { priceBounds } from './price/price-bounds.ts';

type Draft = Partial<Omit<WireField, 'options'>> & { name: string; options?: { value: string }[] };

const length: Draft = { name: 'length', field_type: 'number', validation_rules: { min: 20, max: 80 } };
const lining: Draft = { name: 'lining', options: [{ value: 'none' }, { value: 'complete' }] };
const computed = (name: string, logic: unknown, result: 'number' | 'text' | 'boolean' = 'number'): Draft => ({
  name,
  computed: { result, logic },
});
const shownIf = (name: string, field: string, operator: WireRule['operator'], value: WireRule['value']): Draft => ({
  name,
  conditional_display: { field, operator, value },
});

function analyse(...fields: Draft[]) {
  const { findings, undecided } = analyseTemplate(aTemplate(wireTemplate([{ fields }])));
  return { found: findings.map(({ code, fieldName }) => `${fieldName}: ${code}`), undecided, findings };
}

/** 1.5 times a length from 20 to 80, plus 10: from 40 to 130. */
const need = computed('need', { '+': [{ '*': [{ var: 'length' }, 1.5] }, 10] });

describe('the analysis of computed fields', () => {
  it.each([
    ['can never hold', shownIf('note', 'need', 'greater_than', 130), ['note: never_true']],
    ['holds at the very end', shownIf('note', 'need', 'greater_than', 129.99), []],
    ['can never hold below', shownIf('note', 'need', 'less_than', 40), ['note: never_true']],
    ['holds in between', shownIf('note', 'need', 'equals', 77.7), []],
    ['lies between two roundings', shownIf('note', 'need', 'equals', 77.777), ['note: never_true']],
    ['is a text', shownIf('note', 'need', 'equals', 'viel'), ['note: never_true']],
  ])('The analysis decides a rule on a linear expression that %s', (_, note, found) => {
    expect(analyse(length, need, note)).toMatchObject({ found, undecided: [] });
  });

  it('The analysis finds that two rules on computed values exclude each other', () => {
    const both: Draft = {
      name: 'both',
      conditional_display: {
        all: [
          { field: 'need', operator: 'greater_than', value: 100 },
          { field: 'length', operator: 'less_than', value: 60 },
        ],
      },
    };
    // 1.5 × 60 + 10 is 100 exactly; two decimals round up from 100.005.
    expect(analyse(length, need, both)).toMatchObject({ found: ['both: never_true'], undecided: [] });
  });

  it('The analysis decides piecewise constant expressions, and texts and booleans that follow from them', () => {
    const size = computed(
      'size',
      { if: [{ '<': [{ var: 'length' }, 40] }, 'S', { '<': [{ var: 'length' }, 60] }, 'M', 'L'] },
      'text',
    );
    const isLarge = computed('isLarge', { '==': [{ var: 'size' }, 'L'] }, 'boolean');
    const odd: Draft = {
      name: 'odd',
      conditional_display: {
        all: [
          { field: 'isLarge', operator: 'equals', value: true },
          { field: 'length', operator: 'less_than', value: 60 },
        ],
      },
    };
    expect(analyse(length, size, isLarge, odd, shownIf('ok', 'size', 'equals', 'M'))).toMatchObject({
      found: ['odd: never_true'],
      undecided: [],
    });
    expect(analyse(length, size, shownIf('xl', 'size', 'equals', 'XL'))).toMatchObject({
      found: ['xl: never_true'],
      undecided: [],
    });
  });

  it('The analysis decides expressions over choices and over a number used by one choice only', () => {
    const extra = computed('extra', {
      if: [{ '==': [{ var: 'lining' }, 'complete'] }, { '*': [{ var: 'length' }, 2] }, 0],
    });
    expect(analyse(length, lining, extra, shownIf('note', 'extra', 'greater_than', 160))).toMatchObject({
      found: ['note: never_true'],
      undecided: [],
    });
    const conflict: Draft = {
      name: 'conflict',
      conditional_display: {
        all: [
          { field: 'extra', operator: 'greater_than', value: 10 },
          { field: 'lining', operator: 'not_equals', value: 'complete' },
        ],
      },
    };
    expect(analyse(length, lining, extra, conflict)).toMatchObject({ found: ['conflict: never_true'], undecided: [] });
  });

  it('The analysis finds a dead end caused by a computed value, with values that reproduce it', () => {
    const option = (value: string, limit: WireRule['operator']) => ({
      value,
      conditional_display: { field: 'need', operator: limit, value: 100 } as const,
    });
    const cut = {
      name: 'cut',
      is_required: true,
      options: [option('schmal', 'less_than'), option('breit', 'greater_than')],
    };
    const wire = wireTemplate([{ fields: [{ ...length, is_required: true }, need, cut] as never }]);
    const { findings, undecided } = analyseTemplate(aTemplate(wire));
    expect(undecided).toEqual([]);
    expect(findings.map(({ code }) => code)).toEqual(['dead_end']);
    const witness = findings[0]?.witness ?? {};
    const state = fieldState(evaluate(aConfigurator(wire), witness), 'cut');
    expect(state?.options.some(({ isVisible }) => isVisible)).toBe(false);
    expect(state?.isVisible).toBe(true);
  });

  it('The analysis decides a sum of two numbers but not two sums combined', () => {
    const width: Draft = { name: 'width', field_type: 'number', validation_rules: { min: 10, max: 20 } };
    const sum = computed('sum', { '+': [{ var: 'length' }, { var: 'width' }] });
    expect(analyse(length, width, sum, shownIf('note', 'sum', 'greater_than', 100))).toMatchObject({
      found: ['note: never_true'],
      undecided: [],
    });
    const note = shownIf('note', 'sum', 'greater_than', 90);
    expect(analyse(length, width, sum, note)).toMatchObject({ found: [], undecided: [] });
    const between = [
      { field: 'sum', operator: 'greater_than', value: 90 },
      { field: 'length', operator: 'less_than', value: 70 },
    ] as const;
    const never: Draft = { name: 'never', conditional_display: { all: [...between] } };
    expect(analyse(length, width, sum, never)).toMatchObject({ found: ['never: never_true'], undecided: [] });
    const difference = computed('difference', { '-': [{ var: 'length' }, { var: 'width' }] });
    const { undecided } = analyse(
      length,
      width,
      sum,
      difference,
      note,
      shownIf('other', 'difference', 'less_than', 20),
    );
    expect(undecided.map(({ reason }) => reason)).toContain('json_logic');
  });

  it('The analysis leaves expressions over texts undecided', () => {
    const label = computed('label', { cat: ['Für ', { var: 'dog' }] }, 'text');
    const { found, undecided } = analyse({ name: 'dog' }, label, shownIf('note', 'label', 'equals', 'Für Bella'));
    expect(found).toEqual([]);
    expect(undecided.map(({ reason }) => reason)).toContain('json_logic');
  });

  it('The analysis reports the fields of a cycle and an unknown field', () => {
    const circle = analyse(computed('a', { var: 'b' }), computed('b', { '+': [{ var: 'a' }, 1] }));
    expect(circle.findings).toMatchObject([{ code: 'visibility_cycle', fieldNames: ['a', 'b'] }]);
    expect(analyse(computed('a', { var: 'gone' })).findings).toMatchObject([
      { code: 'unknown_field', path: ['sections', 0, 'groups', 0, 'fields', 0, 'computed', 'logic', 'var'] },
    ]);
  });
});

describe('price bounds over computed fields', () => {
  it('Price bounds over computed fields are exact if the price depends on a linear expression', () => {
    const configurator = aConfigurator(
      wireTemplate([{ fields: [length, need] as never }], {
        price_rules: [
          { label: 'Stoff', amount: { '*': [{ var: 'need' }, 10] } },
          { label: 'Übergröße', when: { field: 'need', operator: 'greater_than', value: 120 }, amount: 500 },
        ],
      }),
    );
    const bounds = priceBounds(configurator, { basePriceCents: 1000 });
    expect(bounds?.lowest).toMatchObject({ totalCents: 1000, isExact: true });
    expect(bounds?.highest).toMatchObject({ totalCents: 1000 + 1300 + 500, isExact: true, values: { length: 80 } });
    const reached = evaluate(configurator, bounds?.highest.values ?? {}, { basePriceCents: 1000 });
    expect(priceOf(reached).totalCents).toBe(2800);
  });
});

describe('the neighbor of a number', () => {
  it.each([1, -1, 0.1, -40.005, 1e15, 0])('The neighbor of a number is adjacent to %d', (number) => {
    const above = neighborNumber(number, 1);
    expect(above).toBeGreaterThan(number);
    expect([number, above]).toContain(number + (above - number) / 2);
    expect(neighborNumber(above, -1) + 0).toBe(number);
  });
});
