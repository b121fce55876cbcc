import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { evaluate, fieldState, issuesOf } from '../index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { type WireCondition, type WireRule, type WireTemplate, wireTemplate } from '../testing/wire-template.ts';
import { analyseTemplate } from './analyse-template.ts';
import { priceBounds } from './price/price-bounds.ts';

const { numRuns } = propertyRuns();
vi.setConfig({ testTimeout: 60_000 });

/** A number field with few valid numbers. */
interface Side {
  readonly min: number;
  readonly step: number;
  readonly count: number;
  readonly factor: number;
}

const names = ['a', 'b', 'c'] as const;
const side = fc.record({
  min: fc.constantFrom(0, 1, 2.5, -3),
  step: fc.constantFrom(1, 0.5, 2, 3),
  count: fc.integer({ min: 1, max: 4 }),
  factor: fc.constantFrom(1, 2, 3, -1, 0.5, 1.2, -2.5),
});
const rule = fc.record({
  operator: fc.constantFrom<WireRule['operator'][]>('greater_than', 'less_than', 'equals', 'not_equals'),
  value: fc.constantFrom(0, 1, 3, 5, 7, 7.5, 10, 12.4, -2),
});
const drawn = fc.record({
  sides: fc.array(side, { minLength: 2, maxLength: 3 }),
  constant: fc.constantFrom(0, 1, -0.5),
  divisor: fc.constantFrom(1, 1, 4, 3),
  decimals: fc.constantFrom(0, 1, 2),
  conditions: fc.array(fc.array(rule, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
  isRequired: fc.boolean(),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

function numbersOf({ min, step, count }: Side): readonly number[] {
  return Array.from({ length: count + 1 }, (_, place) => min + place * step);
}

function templateOf({ sides, constant, divisor, decimals, conditions, isRequired }: Drawn): WireTemplate {
  const inputs = sides.map(({ min, step, count }, index) => ({
    name: names[index] ?? 'a',
    field_type: 'number' as const,
    is_required: isRequired,
    validation_rules: { min, max: min + count * step, step },
  }));
  const sum = { '+': [...sides.map(({ factor }, index) => ({ '*': [factor, { var: names[index] }] })), constant] };
  const form = { name: 'form', computed: { result: 'number' as const, decimals, logic: { '/': [sum, divisor] } } };
  const notes = conditions.map((rules, index) => {
    const terms = rules.map((one): WireCondition => ({ field: 'form', ...one }));
    return { name: `note${index}`, conditional_display: terms.length === 1 ? (terms[0] ?? null) : { all: terms } };
  });
  return wireTemplate([{ fields: [...inputs, form, ...notes] }]);
}

/** Returns every combination of the numbers, including missing ones. */
function allValues({ sides }: Drawn): readonly Readonly<Record<string, number>>[] {
  return sides.reduce<readonly Readonly<Record<string, number>>[]>(
    (found, own, index) =>
      found.flatMap((values) => [
        values,
        ...numbersOf(own).map((number) => ({ ...values, [names[index] ?? 'a']: number })),
      ]),
    [{}],
  );
}

describe('linear expressions over several numbers against all their values', () => {
  it('The analysis decides every rule over several numbers, with witnesses that reproduce it', () => {
    fc.assert(
      fc.property(drawn, (draw) => {
        const wire = templateOf(draw);
        const configurator = aConfigurator(wire);
        const { findings, undecided } = analyseTemplate(aTemplate(wire));
        expect(undecided).toEqual([]);
        const states = allValues(draw).map((values) => evaluate(configurator, values));
        for (const [index] of draw.conditions.entries()) {
          const shown = states.map((state) => fieldState(state, `note${index}`)?.isVisible === true);
          const said = findings.filter(({ fieldName }) => fieldName === `note${index}`).map(({ code }) => code);
          expect([draw, index, said.includes('never_true')]).toEqual([draw, index, !shown.includes(true)]);
          expect([draw, index, said.includes('always_true')]).toEqual([draw, index, !shown.includes(false)]);
        }
      }),
      { numRuns },
    );
  });

  it('Bounds of prices by unit and by table over several numbers are attained', () => {
    let exact = 0;
    let compared = 0;
    fc.assert(
      fc.property(drawn, fc.boolean(), (draw, isTable) => {
        const ranges = [
          { from: -20, to: 2 },
          { from: 2.5, to: 7 },
          { from: 9, to: 30 },
        ];
        const amount = isTable
          ? { table: { columns: { field: 'form', ranges }, cells: [[500, 900, 100]], gap: 'reject' } }
          : { per_unit: 12.5, field: 'form', included: 3 };
        const wire = { ...templateOf(draw), price_rules: [{ label: 'Form', amount }] };
        const configurator = aConfigurator(wire);
        const totals = allValues(draw)
          .map((values) => evaluate(configurator, values, { basePriceCents: 1000 }))
          .filter((state) => issuesOf(state).length === 0)
          .map(({ totalCents }) => totalCents);
        const bounds = priceBounds(configurator, { basePriceCents: 1000 });
        if (totals.length === 0) return;
        for (const [bound, total] of [
          [bounds?.lowest, Math.min(...totals)],
          [bounds?.highest, Math.max(...totals)],
        ] as const) {
          compared += 1;
          if (bound?.isExact) exact += 1;
          expect([draw, isTable, bound?.totalCents]).toEqual([
            draw,
            isTable,
            bound?.isExact ? total : bound?.totalCents,
          ]);
        }
      }),
      { numRuns },
    );
    expect(exact / compared).toBeGreaterThan(0.99);
  });
});
