import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, fieldState, issuesOf } from '../../index.ts';
import { aConfigurator, aTemplate } from '../../testing/a-configurator.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { type WireTemplate, wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { priceBounds } from '../price/price-bounds.ts';

const { numRuns } = propertyRuns();

const names = ['a', 'b', 'c'] as const;
const operators = ['>', '<', '>=', '<=', '==', '!='] as const;

/** The numbers to draw: exact binary fractions, or any decimals. */
interface Numbers {
  readonly factors: readonly number[];
  readonly steps: readonly number[];
  readonly limits: readonly number[];
}
const binary: Numbers = {
  factors: [1, 2, 3, -1, 0.5, -2.5],
  steps: [1, 0.5, 2, 3],
  limits: [0, 1, 3, 5, 7, 7.5, 10, 12.25, -2],
};
const decimal: Numbers = {
  factors: [1, 0.1, 0.2, 1.2, -0.35, 3],
  steps: [0.1, 0.3, 1, 0.05],
  limits: [0, 0.3, 0.6, 1.1, 2.4, 3.3, -0.7],
};

const drawnFrom = ({ factors, steps, limits }: Numbers) => {
  const comparison = fc.record({
    operator: fc.constantFrom(...operators),
    limit: fc.constantFrom(...limits),
    /** Whether the last term is on the other side of the comparison. */
    isSplit: fc.boolean(),
    /** Whether the sum is compared with two limits. */
    isBetween: fc.boolean(),
    /** Factor of the whole comparison. */
    by: fc.constantFrom(1, 1, 2, -1, 4),
  });
  return fc.record({
    sides: fc.array(
      fc.record({
        min: fc.constantFrom(0, 1, -2),
        step: fc.constantFrom(...steps),
        count: fc.integer({ min: 1, max: 3 }),
        factor: fc.constantFrom(...factors),
        isRequired: fc.boolean(),
      }),
      { minLength: 2, maxLength: 3 },
    ),
    conditions: fc.array(
      fc.record({ joined: fc.constantFrom('and', 'or'), list: fc.array(comparison, { minLength: 1, maxLength: 2 }) }),
      { minLength: 1, maxLength: 3 },
    ),
    withChoice: fc.boolean(),
  });
};
type Drawn = ReturnType<typeof drawnFrom> extends fc.Arbitrary<infer T> ? T : never;

function logicOf({ sides, withChoice }: Drawn, { joined, list }: Drawn['conditions'][number]): object {
  const comparisons = list.map(({ operator, limit, isSplit, isBetween, by }) => {
    const terms = sides.map(({ factor }, index) => ({ '*': [factor * by, { var: names[index] }] }));
    const [left, right] = isSplit ? [terms.slice(0, -1), terms.slice(-1)] : [terms, []];
    const moved = right.map(({ '*': [factor, read] }) => ({ '*': [-Number(factor), read] }));
    if (isBetween) return { [by > 1 ? '<' : '<=']: [limit * by - 2, { '+': terms }, limit * by + 1] };
    return { [operator]: [{ '+': left }, { '+': [...moved, limit * by] }] };
  });
  const extra = withChoice ? [{ '==': [{ var: 'choice' }, 'yes'] }] : [];
  return { [joined]: [...comparisons, ...extra] };
}

function templateOf(draw: Drawn): WireTemplate {
  const inputs = draw.sides.map(({ min, step, count, isRequired }, index) => ({
    name: names[index] ?? 'a',
    field_type: 'number' as const,
    is_required: isRequired,
    validation_rules: { min, max: Number((min + count * step).toFixed(6)), step },
  }));
  const choice = { name: 'choice', options: [{ value: 'yes' }, { value: 'no' }] };
  const notes = draw.conditions.map((condition, index) => ({
    name: `note${index}`,
    conditional_display: { logic: logicOf(draw, condition) },
  }));
  return wireTemplate([{ fields: [...inputs, choice, ...notes] }]);
}

/** The mean of two limits is next to the step 0.3, but not on it. */
const limitsAroundStep: Drawn = {
  sides: [
    { min: 0, step: 0.3, count: 1, factor: 0.2, isRequired: false },
    { min: 0, step: 0.3, count: 2, factor: 1, isRequired: false },
  ],
  conditions: [
    {
      joined: 'and',
      list: [
        { operator: '>', limit: 2.4, isSplit: false, isBetween: true, by: 1 },
        { operator: '>', limit: 0, isSplit: false, isBetween: false, by: 2 },
      ],
    },
    { joined: 'and', list: [{ operator: '!=', limit: 0.3, isSplit: false, isBetween: false, by: 1 }] },
  ],
  withChoice: false,
};

/** Prices of the ranges of the table. */
const cells = [[100, 300, 200, 50]];

/** Returns every combination of the numbers and the choice, including missing ones. */
function allValues({ sides }: Drawn): readonly Readonly<Record<string, number | string>>[] {
  const choices: Readonly<Record<string, number | string>>[] = [{}, { choice: 'yes' }, { choice: 'no' }];
  return sides.reduce<readonly Readonly<Record<string, number | string>>[]>(
    (found, { min, step, count }, index) =>
      found.flatMap((values) => [
        values,
        ...Array.from({ length: count + 1 }, (_, place) => ({
          ...values,
          [names[index] ?? 'a']: Number((min + place * step).toFixed(6)),
        })),
      ]),
    choices,
  );
}

/** Returns the reported and the actual findings for each condition, and the undecided questions. */
function compared(draw: Drawn) {
  const wire = templateOf(draw);
  const configurator = aConfigurator(wire);
  const { findings, undecided } = analyseTemplate(aTemplate(wire));
  const states = allValues(draw).map((values) => evaluate(configurator, values));
  const notes = draw.conditions.map((_, index) => {
    const shown = states.map((state) => fieldState(state, `note${index}`)?.isVisible === true);
    const of = findings.filter(({ fieldName }) => fieldName === `note${index}`);
    const said = (code: string) => of.some((finding) => finding.code === code);
    return {
      said: { never: said('never_true'), always: said('always_true') },
      isTrue: { never: !shown.includes(true), always: !shown.includes(false) },
    };
  });
  return { undecided, notes };
}

describe('linear comparisons in JSON Logic conditions against all their values', () => {
  it('Linear comparisons are all decided for numbers exact in binary', () => {
    fc.assert(
      fc.property(drawnFrom(binary), (draw) => {
        const { undecided, notes } = compared(draw);
        expect([draw, undecided]).toEqual([draw, []]);
        for (const { said, isTrue } of notes) expect([draw, said]).toEqual([draw, isTrue]);
      }),
      { numRuns },
    );
  });

  it('Linear comparisons yield dead ends with witnesses that reproduce them', () => {
    let found = 0;
    fc.assert(
      fc.property(drawnFrom(binary), (draw) => {
        const [condition] = draw.conditions;
        if (condition === undefined) throw new Error('There is no condition.');
        const logic = logicOf(draw, condition);
        const wire = templateOf({ ...draw, conditions: [] });
        const last = {
          name: 'last',
          is_required: true,
          conditional_display: { logic },
          options: [{ value: 'x', conditional_display: { not: { logic } } }],
        };
        const fields = wire.sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
        const withLast = wireTemplate([{ fields: [...fields, last] }]);
        const configurator = aConfigurator(withLast);
        const isShown = (values: object) =>
          fieldState(evaluate(configurator, { ...values }), 'last')?.isVisible === true;
        const isFull = (values: object) => Object.keys(values).length === draw.sides.length + 1;
        const expected = allValues(draw).some((values) => isFull(values) && isShown(values));
        const { findings, undecided } = analyseTemplate(aTemplate(withLast));
        const ends = findings.filter(({ code }) => code === 'dead_end' || code === 'cannot_complete');
        expect([draw, ends.length > 0, undecided]).toEqual([draw, expected, []]);
        for (const { witness } of ends) {
          if (witness === null) continue;
          found += 1;
          expect([draw, isShown(witness)]).toEqual([draw, true]);
        }
      }),
      { numRuns },
    );
    expect(found).toBeGreaterThan(numRuns / 4);
  });

  it('Linear comparisons keep price bounds safe, and exact bounds are reached', () => {
    let exact = 0;
    let all = 0;
    const amounts: readonly unknown[] = [
      500,
      { per_unit: 100, field: 'a' },
      { '*': [100, { var: 'a' }] },
      {
        table: {
          columns: { field: 'a', ranges: [-2, 1, 3, 7].map((from) => ({ from, to: from + 2 })) },
          cells,
          gap: 'round_up',
        },
      },
    ];
    fc.assert(
      fc.property(drawnFrom(binary), fc.constantFrom(...amounts), (draw, amount) => {
        const [condition] = draw.conditions;
        if (condition === undefined) throw new Error('There is no condition.');
        const rule = { label: 'P', when: { logic: logicOf(draw, condition) }, amount, discount: true };
        const configurator = aConfigurator({ ...templateOf({ ...draw, conditions: [] }), price_rules: [rule] });
        const totals = allValues(draw)
          .map((values) => evaluate(configurator, values, { basePriceCents: 1000 }))
          .filter((state) => issuesOf(state).length === 0)
          .map(({ totalCents }) => totalCents);
        if (totals.length === 0) return;
        const bounds = priceBounds(configurator, { basePriceCents: 1000 });
        if (!bounds) throw new Error('There are no bounds.');
        const [low, high] = [Math.min(...totals), Math.max(...totals)];
        expect([
          draw,
          (bounds.lowest.totalCents ?? low + 1) <= low,
          (bounds.highest.totalCents ?? high - 1) >= high,
        ]).toEqual([draw, true, true]);
        for (const [bound, total] of [
          [bounds.lowest, low],
          [bounds.highest, high],
        ] as const) {
          all += 1;
          if (bound.isExact) exact += 1;
          expect([draw, amount, bound.isExact ? bound.totalCents : total]).toEqual([draw, amount, total]);
        }
      }),
      { numRuns },
    );
    expect(exact / all).toBeGreaterThan(0.9);
  });

  it('Linear comparisons are never decided wrongly, and mostly decided, despite rounding errors', () => {
    let open = 0;
    let all = 0;
    fc.assert(
      fc.property(drawnFrom(decimal), (draw) => {
        const { undecided, notes } = compared(draw);
        all += notes.length;
        open += undecided.length > 0 ? 1 : 0;
        for (const { said, isTrue } of notes) {
          if (undecided.length === 0) expect([draw, said]).toEqual([draw, isTrue]);
          expect([draw, said.never && !isTrue.never, said.always && !isTrue.always]).toEqual([draw, false, false]);
        }
      }),
      { numRuns, examples: [[limitsAroundStep]] },
    );
    expect(open / all).toBeLessThan(0.2);
  });
});
