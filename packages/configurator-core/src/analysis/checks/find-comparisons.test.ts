import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isSamePath } from '../../contract/primitives/template-path.ts';
import { evaluate, type Field, issuesOf } from '../../index.ts';
import { aConfigurator, aTemplate } from '../../testing/a-configurator.ts';
import { templateArbitrary } from '../../testing/arbitraries/index.ts';
import { candidateValues } from '../../testing/brute-force.ts';
import { type BrokenTemplate, brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { createWalks } from '../create-walks.ts';
import { applyFix } from '../findings/apply-fix.ts';
import { placedComparisons } from '../model/placed-comparisons.ts';
import { priceBounds } from '../price/price-bounds.ts';

vi.setConfig({ testTimeout: 60_000 });
const examples = Object.entries<BrokenTemplate>(brokenTemplates).filter(([, { code }]) => code.endsWith('_comparison'));
const number = 'number' as const;
/** Returns whether a field has a minimum and a maximum. */
const isBounded = (field: Field | undefined) => field?.validationRules.min != null && field.validationRules.max != null;

describe('comparisons between fields', () => {
  it.each(examples)('[BEY-46] finds %s, and its fix resolves it', (_, { template: wire, code, path }) => {
    const template = aTemplate(wire);
    const finding = analyseTemplate(template).findings.find((found) => found.code === code);
    expect(finding?.path).toEqual(path);
    if (!finding?.fix) throw new Error('There is no fix.');
    expect(analyseTemplate(applyFix(template, finding.fix)).findings).toEqual([]);
  });

  it('[BEY-46] names a cycle starting with the greatest field', () => {
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

  it('[BEY-46] decides exactly whether all, some or no pairs of numbers satisfy a comparison', () => {
    fc.assert(
      fc.property(templateArbitrary({ withLogic: false }), (wire) => {
        const template = aTemplate(wire);
        const { findings } = analyseTemplate(template);
        const fields = wire.sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
        const numbersOf = (name: string) =>
          fields
            .filter((field) => field.name === name)
            .flatMap((field) => candidateValues(wire, field).filter((value) => typeof value === 'number'));
        for (const { rule, place, path, other } of placedComparisons(template)) {
          const [own, theirs] = [numbersOf(place.field.name), numbersOf(other?.name ?? '')];
          const kept = own.flatMap((value) =>
            theirs.map((their) => (rule === 'greaterThanField' ? value > their : value < their)),
          );
          const said = findings.filter((finding) => isSamePath(finding.path, path)).map(({ code }) => code);
          if (said.includes('impossible_comparison')) expect(kept).not.toContain(true);
          else if (isBounded(place.field) && isBounded(other)) expect(kept).toContain(true);
          if (said.includes('needless_comparison')) expect(kept).not.toContain(false);
          else if (said.length === 0 && isBounded(place.field) && isBounded(other)) expect(kept).toContain(false);
        }
      }),
      propertyRuns(),
    );
  });

  it('[BEY-46] keeps prices exact and walks complete, with numbers that satisfy the comparisons', () => {
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

  it('[BEY-46] reports no walk as complete that violates a comparison', () => {
    const wire = brokenTemplates['a number that must be greater than it can be'].template;
    const { walks } = createWalks(aTemplate(wire));
    expect(walks.every(({ values, isComplete }) => isComplete === !('chest' in values && 'neck' in values))).toBe(true);
  });
});
