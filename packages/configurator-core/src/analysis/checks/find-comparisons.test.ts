import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { evaluate, issuesOf } from '../../index.ts';
import { aConfigurator, aTemplate } from '../../testing/a-configurator.ts';
import { type BrokenTemplate, brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { createWalks } from '../create-walks.ts';
import { applyFix } from '../findings/apply-fix.ts';
import { priceBounds } from '../price/price-bounds.ts';

vi.setConfig({ testTimeout: 60_000 });
const examples = Object.entries<BrokenTemplate>(brokenTemplates).filter(([, { code }]) => code.endsWith('_comparison'));
const number = 'number' as const;

/** A number field with a minimum and a maximum, which need not be a multiple of its step. */
interface Side {
  readonly min: number;
  readonly span: number;
  readonly step: number | null;
}
const side: fc.Arbitrary<Side> = fc.record({
  min: fc.integer({ min: 0, max: 6 }),
  span: fc.integer({ min: 0, max: 4 }),
  step: fc.constantFrom(null, 0.5, 1, 2, 3),
});
const rulesOf = ({ min, span, step }: Side) => ({ min, max: min + span, ...(step !== null && { step }) });
/** Returns all valid numbers, or only both ends without a step. */
const numbersOf = ({ min, span, step }: Side): readonly number[] =>
  step === null
    ? [min, min + span]
    : Array.from({ length: Math.floor(span / step) + 1 }, (_, place) => min + place * step);

describe('comparisons between fields', () => {
  it.each(examples)('[BEY-46] The analysis finds %s, and its fix resolves it', (_, { template: wire, code, path }) => {
    const template = aTemplate(wire);
    const finding = analyseTemplate(template).findings.find((found) => found.code === code);
    expect(finding?.path).toEqual(path);
    if (!finding?.fix) throw new Error('There is no fix.');
    expect(analyseTemplate(applyFix(template, finding.fix)).findings).toEqual([]);
  });

  it('[BEY-46] The analysis names a cycle starting with the greatest field', () => {
    const compared = (name: string, greaterThanField: string) => ({
      name,
      label: name.toUpperCase(),
      field_type: number,
      validation_rules: { greaterThanField },
    });
    const wire = wireTemplate([{ fields: [compared('a', 'b'), compared('b', 'c'), compared('c', 'a')] }]);
    const [finding, ...others] = analyseTemplate(aTemplate(wire)).findings;
    expect(others).toEqual([]);
    expect(finding?.message.de).toMatch(/: „(A“ → „B“ → „C“ → „A|B“ → „C“ → „A“ → „B|C“ → „A“ → „B“ → „C)“\.$/);
  });

  it('[BEY-46] The analysis decides exactly whether all, some or no pairs of numbers satisfy a comparison', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom('greaterThanField' as const, 'lessThanField' as const),
        (own, theirs, rule) => {
          const wire = wireTemplate([
            {
              fields: [
                { name: 'own', field_type: number, validation_rules: { ...rulesOf(own), [rule]: 'theirs' } },
                { name: 'theirs', field_type: number, validation_rules: rulesOf(theirs) },
              ],
            },
          ]);
          const kept = numbersOf(own).flatMap((value) =>
            numbersOf(theirs).map((their) => (rule === 'greaterThanField' ? value > their : value < their)),
          );
          const someKept = kept.includes(false) ? [] : ['needless_comparison'];
          const expected = kept.includes(true) ? someKept : ['impossible_comparison'];
          const said = analyseTemplate(aTemplate(wire)).findings.map(({ code }) => code);
          expect(said).toEqual(expected);
          seen.set(said.join(), (seen.get(said.join()) ?? 0) + 1);
        },
      ),
      propertyRuns(),
    );
    for (const code of ['', 'impossible_comparison', 'needless_comparison']) {
      expect(seen.get(code) ?? 0).toBeGreaterThan(50);
    }
  });

  it('[BEY-46] Comparisons keep prices exact, and complete walks have numbers that satisfy them', () => {
    const measure = (name: string, validation_rules: object) => ({
      name,
      field_type: number,
      is_required: true,
      validation_rules: { min: 20, max: 100, ...validation_rules },
    });
    const wire = wireTemplate(
      [
        {
          fields: [
            measure('chest', { greaterThanField: 'waist' }),
            measure('waist', { greaterThanField: 'neck', integer: true }),
            measure('neck', {}),
          ],
        },
      ],
      { price_rules: [{ label: 'Groß', when: { field: 'neck', operator: 'greater_than', value: 80 }, amount: 500 }] },
    );
    const configurator = aConfigurator(wire);
    expect(priceBounds(configurator, { basePriceCents: 9900 })).toMatchObject({
      lowest: { totalCents: 9900, isExact: true },
      highest: { totalCents: 10400, isExact: true },
    });
    const { walks, unreached } = createWalks(configurator.template);
    expect(unreached).toEqual([]);
    for (const { values, isComplete } of walks) {
      expect(isComplete).toBe(true);
      expect(issuesOf(evaluate(configurator, values))).toEqual([]);
    }
  });

  it('[BEY-46] The analysis reports no walk as complete that violates a comparison', () => {
    const wire = structuredClone(brokenTemplates['a number that must be greater than it can be'].template);
    for (const field of wire.sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields))) {
      field.is_required = true;
    }
    const { walks } = createWalks(aTemplate(wire));
    expect(walks.map(({ values, isComplete }) => [Object.keys(values).sort(), isComplete])).toEqual([
      [['chest', 'neck'], false],
    ]);
  });
});
