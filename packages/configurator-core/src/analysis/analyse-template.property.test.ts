import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isSamePath, isWithinPath, type TemplatePath } from '../contract/primitives/template-path.ts';
import { aTemplate } from '../testing/a-configurator.ts';
import { fieldsOf } from '../testing/arbitraries/draw-values.ts';
import { templateArbitrary } from '../testing/arbitraries/index.ts';
import { type BruteNode, bruteForce, deadStates, stateKey, withProbes } from '../testing/brute-force.ts';
import { oracleEvaluate } from '../testing/oracle/oracle-evaluate.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { WireCondition, WireTemplate } from '../testing/wire-template.ts';
import { analyseTemplate } from './analyse-template.ts';
import { applyFix } from './findings/apply-fix.ts';
import type { Analysis, FindingCode } from './findings/finding.ts';
import { type TemplateElement, templateElements } from './findings/template-elements.ts';

const { numRuns } = propertyRuns();
vi.setConfig({ testTimeout: 60_000 });
const MAX_STATES = 300;
/** Limit for templates whose states are enumerated several times. */
const FEW_STATES = 150;

/** A small template with its analysis and every state a shopper can reach in it. */
interface Walked {
  readonly wire: WireTemplate;
  readonly analysis: Analysis;
  readonly elements: readonly TemplateElement[];
  readonly nodes: ReadonlyMap<string, BruteNode>;
}

/** Returns the condition at a path of the wire format, such as `['sections', 0, 'conditional_display', 'all', 1]`. */
function conditionAt(wire: WireTemplate, path: TemplatePath): WireCondition {
  let found: unknown = wire;
  for (const key of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  }
  // Lookup cast: the analysis only reports paths of conditions.
  return found as WireCondition;
}

function walked(wire: WireTemplate): Walked | undefined {
  const template = aTemplate(wire);
  const analysis = analyseTemplate(template);
  const elements = templateElements(template).filter(({ condition }) => condition !== null);
  const probed = withProbes(
    wire,
    elements.map(({ conditionPath }) => conditionAt(wire, conditionPath)),
  );
  const witnesses = analysis.findings.flatMap(({ witness }) => (witness === null ? [] : [witness]));
  const nodes = bruteForce(probed, MAX_STATES, witnesses);
  return nodes && { wire, analysis, elements, nodes };
}

function isAround({ kind, section, group, field }: TemplateElement, { evaluation }: BruteNode): boolean {
  if (kind === 'option') return evaluation.visibleFieldNames.includes(field?.name ?? '');
  if (kind === 'field') return evaluation.visibleGroupIds.includes(group?.id ?? '');
  return kind === 'group' ? evaluation.visibleSectionIds.includes(section?.id ?? '') : true;
}

/** Returns the findings about a condition according to brute force. */
function truths({ nodes }: Walked, element: TemplateElement, index: number): Partial<Record<FindingCode, boolean>> {
  const all = [...nodes.values()];
  const holds = ({ evaluation }: BruteNode): boolean => evaluation.visibleFieldNames.includes(`probe ${index}`);
  const around = all.filter((node) => isAround(element, node));
  const never_true = !all.some(holds);
  const always_true = all.every(holds);
  const isConstant = never_true || always_true || around.length === 0;
  const never_shown = !isConstant && !around.some(holds);
  return { never_true, always_true, never_shown, implied: !isConstant && !never_shown && around.every(holds) };
}

/** Returns the template with every field required, and choices without unconditional options. */
function proneToDeadEnds(wire: WireTemplate): WireTemplate {
  const copy = structuredClone(wire);
  for (const field of fieldsOf(copy)) {
    field.is_required = true;
    const conditional = field.options.filter(({ conditional_display }) => conditional_display !== null);
    if (conditional.length > 0) field.options = conditional;
  }
  return copy;
}

/** Small templates, half of them prone to dead ends. */
const withDeadEnds = fc
  .tuple(templateArbitrary({ maxFields: 4, withLogic: false }), fc.boolean())
  .map(([wire, isProne]) => (isProne ? proneToDeadEnds(wire) : wire));

describe('the analysis against brute force', () => {
  it.each([
    ['the five operators', { maxFields: 4, withLogic: false }],
    ['free JSON Logic too', { maxFields: 3, withLogic: true }],
  ])('The analysis finds exactly the constant conditions, or reports them as undecided: %s', (_, options) => {
    let compared = 0;
    fc.assert(
      fc.property(templateArbitrary(options), (wire) => {
        const walk = walked(wire);
        if (walk === undefined) return;
        const { analysis, elements } = walk;
        for (const [index, element] of elements.entries()) {
          const isOpen = analysis.undecided.some(({ path }) => isWithinPath(path, element.conditionPath));
          const truth = truths(walk, element, index);
          for (const [code, isTrue] of Object.entries(truth)) {
            const isSaid = analysis.findings.some(
              (found) => found.code === code && isSamePath(found.path, element.conditionPath),
            );
            compared += 1;
            // Even if it is undecided whether a condition can be true, an element may be known to never be shown.
            const isWeaker = (code === 'never_shown' && truth.never_true) || (code === 'implied' && truth.always_true);
            if (isOpen && (!isSaid || isWeaker)) continue;
            expect({ code, path: element.path, isTrue }).toEqual({ code, path: element.path, isTrue: isSaid });
          }
        }
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(numRuns);
  });

  it('The analysis finds a dead end exactly if one can be reached, and shows one', () => {
    const outcomes = { dead: 0, alive: 0 };
    fc.assert(
      fc.property(withDeadEnds, (wire) => {
        const walk = walked(wire);
        if (walk === undefined) return;
        const { analysis, nodes } = walk;
        const dead = deadStates(nodes);
        outcomes[dead.size > 0 ? 'dead' : 'alive'] += 1;
        const found = analysis.findings.filter(({ code }) => code === 'dead_end' || code === 'cannot_complete');
        const isOpen = analysis.undecided.some(({ code }) => code === 'dead_end');
        if (!isOpen || found.length > 0) expect(found.length > 0).toBe(dead.size > 0);
        for (const { code, witness, fieldNames } of found) {
          const key = stateKey(witness ?? {});
          expect([...dead]).toContain(key);
          expect(nodes.get(key)?.evaluation.brokenRules).toContainEqual({ fieldName: fieldNames[0], rule: 'required' });
          if (code === 'cannot_complete') expect([...dead]).toContain(stateKey({}));
        }
      }),
      { numRuns },
    );
    expect(outcomes.dead).toBeGreaterThan(numRuns / 200);
    expect(outcomes.alive).toBeGreaterThan(numRuns / 4);
  });

  it('The analysis names every required field in a dead end while all others are optional', () => {
    let named = 0;
    fc.assert(
      fc.property(templateArbitrary({ maxFields: 4, withLogic: false }).map(proneToDeadEnds), (wire) => {
        const { findings, undecided } = analyseTemplate(aTemplate(wire));
        if (undecided.length > 0) return;
        const names = findings
          .filter(({ code }) => code === 'dead_end' || code === 'cannot_complete')
          .flatMap(({ fieldNames }) => fieldNames);
        for (const { name } of fieldsOf(wire)) {
          const alone = structuredClone(wire);
          for (const field of fieldsOf(alone)) field.is_required = field.name === name;
          const nodes = bruteForce(alone, FEW_STATES);
          if (nodes === undefined || deadStates(nodes).size === 0) continue;
          named += 1;
          expect(names).toContain(name);
        }
      }),
      { numRuns },
    );
    expect(named).toBeGreaterThan(numRuns / 50);
  });

  it('The analysis shows a dead end with the fewest choices of all that leave the field empty', () => {
    let compared = 0;
    fc.assert(
      fc.property(withDeadEnds, (wire) => {
        const walk = walked(wire);
        if (walk === undefined || walk.analysis.undecided.length > 0) return;
        const dead = deadStates(walk.nodes);
        const found = walk.analysis.findings.filter(({ code }) => code === 'dead_end' || code === 'cannot_complete');
        // With two of them, the other field may be the reason why a state is dead.
        if (found.length > 1) return;
        for (const { code, witness, fieldNames } of found) {
          if (code !== 'dead_end') continue;
          const name = fieldNames[0] ?? '';
          const sizes = [...dead].flatMap((key) => {
            const node = walk.nodes.get(key);
            const isStuck =
              node?.evaluation.brokenRules.some(({ fieldName }) => fieldName === name) === true &&
              !node.fills.some((next) => walk.nodes.get(next)?.state[name] !== node.state[name]);
            return isStuck
              ? [
                  Object.values(node.state)
                    .flat()
                    .filter((value) => value !== undefined).length,
                ]
              : [];
          });
          compared += 1;
          expect(Object.values(witness ?? {}).flat()).toHaveLength(Math.min(...sizes));
        }
      }),
      { numRuns },
    );
    expect(compared).toBeGreaterThan(numRuns / 1000);
  });

  it('The analysis reports values that reproduce each finding', () => {
    fc.assert(
      fc.property(templateArbitrary({ maxFields: 5, withLogic: false }), (wire) => {
        const template = aTemplate(wire);
        for (const { code, path, element, witness, elementPath } of analyseTemplate(template).findings) {
          if (witness === null || !(path.includes('conditional_display') || path.includes('when'))) continue;
          const said = oracleEvaluate(withProbes(wire, [conditionAt(wire, path)]), witness, 9900);
          const holds = said.visibleFieldNames.includes('probe 0');
          if (code === 'never_true') expect(holds).toBe(false);
          if (code === 'only_incomplete') {
            expect(holds).toBe(true);
            expect(said.brokenRules.map(({ rule }) => rule)).toContain('required');
          }
          if (code === 'always_true' || code === 'implied' || code === 'never_shown') expect(holds).toBe(true);
          if (code !== 'never_shown' || element !== 'field') continue;
          const hidden = templateElements(template).find((one) => isSamePath(one.path, elementPath));
          expect(said.visibleFieldNames).not.toContain(hidden?.field?.name);
        }
      }),
      { numRuns },
    );
  });

  it('The analysis reports only redundant terms: the fixed template shows the same in every state', () => {
    fc.assert(
      fc.property(templateArbitrary({ maxFields: 4, withLogic: false }), (wire) => {
        const template = aTemplate(wire);
        const found = analyseTemplate(template).findings.filter(({ code }) => code === 'redundant_term');
        for (const { fix, path, elementPath } of found) {
          if (fix?.kind !== 'set_condition') throw new Error(`${path} has no fix`);
          const fixed = templateElements(applyFix(template, fix)).find((element) =>
            isSamePath(element.path, elementPath),
          );
          const element = templateElements(template).find((one) => isSamePath(one.path, elementPath));
          if (element === undefined || fixed?.condition === null || fixed === undefined) continue;
          // Lookup cast: conditions are the same in memory and in the wire format.
          const probed = withProbes(wire, [conditionAt(wire, element.conditionPath), fixed.condition as WireCondition]);
          for (const node of bruteForce(probed, MAX_STATES)?.values() ?? []) {
            if (!isAround(element, node)) continue;
            const shown = node.evaluation.visibleFieldNames;
            expect(shown.includes('probe 1')).toBe(shown.includes('probe 0'));
          }
        }
      }),
      { numRuns },
    );
  });

  it('The analysis reports every term that can be removed alone', () => {
    fc.assert(
      fc.property(templateArbitrary({ maxFields: 4, withLogic: false }), (wire) => {
        const walk = walked(wire);
        if (walk === undefined) return;
        const { analysis, elements } = walk;
        for (const element of elements) {
          const condition = conditionAt(wire, element.conditionPath);
          const kind = 'all' in condition ? 'all' : 'any' in condition ? 'any' : undefined;
          const terms = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [];
          const isSaid = analysis.findings.some(({ path }) => isWithinPath(path, element.conditionPath));
          const isOpen = analysis.undecided.some(({ path }) => isWithinPath(path, element.conditionPath));
          if (kind === undefined || isSaid || isOpen || terms.length < 2) continue;
          const without = terms.map((_, index): WireCondition => {
            const rest = terms.filter((__, other) => other !== index);
            return kind === 'all' ? { all: rest } : { any: rest };
          });
          const nodes = bruteForce(withProbes(wire, [condition, ...without]), MAX_STATES);
          if (nodes === undefined) continue;
          const around = [...nodes.values()].filter((node) => isAround(element, node));
          if (around.length === 0) continue;
          for (const [index] of without.entries()) {
            const differs = around.some(({ evaluation: { visibleFieldNames: shown } }) => {
              return shown.includes('probe 0') !== shown.includes(`probe ${index + 1}`);
            });
            expect({ path: [...element.conditionPath, kind, index], differs }).toMatchObject({ differs: true });
          }
        }
      }),
      { numRuns },
    );
  });
});
