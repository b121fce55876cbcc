import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isSamePath, isWithinPath, type TemplatePath } from '../contract/primitives/template-path.ts';
import { evaluate, issuesOf } from '../index.ts';
import { dogCoatTemplate } from '../templates/index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { templateArbitrary } from '../testing/arbitraries/index.ts';
import { withProbes } from '../testing/brute-force.ts';
import { oracleEvaluate } from '../testing/oracle/oracle-evaluate.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { runWalk } from '../testing/run-walk.ts';
import { stressTemplate } from '../testing/stress-template.ts';
import { type WireCondition, type WireTemplate, wireTemplate } from '../testing/wire-template.ts';
import { analyseTemplate } from './analyse-template.ts';
import { createWalks } from './create-walks.ts';
import { templateElements } from './findings/template-elements.ts';

const basePriceCents = 9900;
vi.setConfig({ testTimeout: 60_000 });

/** Returns the rule at a path of the wire format. */
function ruleAt(wire: WireTemplate, path: TemplatePath): WireCondition {
  // Lookup cast: the goals contain only paths of rules.
  return path.reduce<unknown>((found, key) => Reflect.get(Object(found), key), wire) as WireCondition;
}

describe('walks', () => {
  it('Walks reach every section, field, option and rule of the coat and end in valid configurations', () => {
    const { walks, unreached } = createWalks(aTemplate(dogCoatTemplate));
    expect(unreached).toEqual([]);
    expect(walks.length).toBeLessThanOrEqual(10);
    const configurator = aConfigurator(dogCoatTemplate);
    for (const { values, isComplete } of walks) {
      expect(isComplete).toBe(true);
      expect(issuesOf(evaluate(configurator, values, { basePriceCents }))).toEqual([]);
    }
  });

  it('Walks lead the machine to their values', () => {
    const configurator = aConfigurator(dogCoatTemplate);
    for (const walk of createWalks(configurator.template).walks) {
      expect(runWalk(configurator, walk, basePriceCents)).toMatchObject({ values: walk.values, showsIssues: false });
    }
  });

  it('Walks reach their targets in any template', () => {
    fc.assert(
      fc.property(templateArbitrary({ withLogic: false }), (wire) => {
        const template = aTemplate(wire);
        const elements = templateElements(template);
        for (const { values, goals, isComplete } of createWalks(template).walks) {
          const rules = goals.filter(({ kind }) => kind === 'rule_holds' || kind === 'rule_fails');
          const probed = withProbes(
            wire,
            rules.map(({ path }) => ruleAt(wire, path)),
          );
          const said = oracleEvaluate(probed, values, basePriceCents);
          for (const [index, { kind }] of rules.entries()) {
            expect(said.visibleFieldNames.includes(`probe ${index}`)).toBe(kind === 'rule_holds');
          }
          if (isComplete) expect(said.brokenRules).toEqual([]);
          for (const { kind, path } of goals) {
            const { section, field, option } = elements.find((element) => isSamePath(element.path, path)) ?? {};
            if (kind === 'section_shown') expect(said.visibleSectionIds).toContain(section?.id);
            if (kind === 'field_shown') expect(said.visibleFieldNames).toContain(field?.name);
            if (kind === 'option_chosen')
              expect([said.countedValues[field?.name ?? '']].flat()).toContain(option?.value);
          }
        }
      }),
      propertyRuns(),
    );
  });

  it('Walks end in values with a price in the price table', () => {
    const widths = [
      { from: 40, to: 80 },
      { from: 100, to: 120 },
    ];
    const table = {
      columns: { field: 'width', ranges: widths },
      rows: { field: 'fabric', options: ['plain', 'dark'] },
      cells: [
        [null, 1500],
        [2000, null],
      ],
      gap: 'reject',
    };
    const fields = [
      { name: 'width', field_type: 'number' as const, is_required: true, validation_rules: { min: 1, max: 200 } },
      { name: 'fabric', is_required: true, options: [{ value: 'plain' }, { value: 'dark' }] },
    ];
    const template = wireTemplate([{ fields }], { price_rules: [{ label: 'Maß', amount: { table } }] });
    const { walks, unreached } = createWalks(aTemplate(template));
    expect(unreached).toEqual([]);
    expect(walks.map(({ isComplete }) => isComplete)).toEqual(walks.map(() => true));
  });

  it('Many fields need few walks', () => {
    const template = aTemplate(stressTemplate(500));
    const { walks, unreached } = createWalks(template);
    expect(walks.length).toBeLessThan(30);
    expect(walks.reduce((sum, { goals }) => sum + goals.length, 0)).toBeGreaterThan(1000);
    const never = analyseTemplate(template).findings.filter(({ code }) => code === 'never_true');
    expect(unreached.filter(({ path }) => !never.some(({ elementPath }) => isWithinPath(path, elementPath)))).toEqual(
      [],
    );
  });
});
