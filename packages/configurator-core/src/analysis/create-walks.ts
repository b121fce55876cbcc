import { compileTemplate } from '../compile/compile-template.ts';
import type { Configurator } from '../compile/configurator.ts';
import { withBuiltInTypes } from '../contract/parse/with-built-in-types.ts';
import { readAmount } from '../contract/prices/price-amount.ts';
import type { TemplatePath } from '../contract/primitives/template-path.ts';
import type { Template } from '../contract/template/template.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { issuesOf } from '../evaluate/read-evaluation.ts';
import { bestPath } from './diagram/best-path.ts';
import { budgets } from './diagram/budgets.ts';
import { cheapestPath, type Path } from './diagram/cheapest-path.ts';
import { BudgetExceededError, createDiagrams, type Diagram, NO, YES } from './diagram/decision-diagram.ts';
import type { WitnessValues } from './findings/finding.ts';
import { placedRules, templateElements } from './findings/template-elements.ts';
import { parentVisibility } from './model/parent-visibility.ts';
import { createTemplateModel, type TemplateModel } from './model/template-model.ts';
import { joinTableCells } from './price/join-table-cells.ts';
import { tableSplits } from './price/price-splits.ts';

/** Goal of a walk: an element that is shown or chosen, or one outcome of a rule. */
export interface WalkGoal {
  readonly kind: 'section_shown' | 'field_shown' | 'option_chosen' | 'rule_holds' | 'rule_fails';
  /** Path in the wire format. */
  readonly path: TemplatePath;
}

/** Values that a shopper fills in, ordered so that every field is shown before it is filled in. */
export interface Walk {
  readonly changes: readonly {
    readonly fieldName: string;
    readonly value: WitnessValues[string];
  }[];
  /** The values after all changes. */
  readonly values: WitnessValues;
  /** Whether the configuration can be ordered after all changes. */
  readonly isComplete: boolean;
  /** The goals that no earlier walk reaches. */
  readonly goals: readonly WalkGoal[];
}

/** Walks that together reach every goal that is known to be reachable. */
export interface Walks {
  readonly walks: readonly Walk[];
  /** Goals that are unreachable, or that the search found no path to. */
  readonly unreached: readonly WalkGoal[];
}

interface Aim {
  readonly goal: WalkGoal;
  readonly states: Diagram;
}

/** Returns the states, or none if the budget is exceeded, so that their goal stays unreached. */
const known = (states: () => Diagram): Diagram => within(states) ?? NO;

function aimsOf(template: Template, model: TemplateModel): readonly Aim[] {
  const { diagrams, holds, visible, fieldOf } = model;
  return templateElements(template).flatMap((element): readonly Aim[] => {
    const { kind, path, section, field, option, condition, conditionPath } = element;
    const owner = field && fieldOf(field.name);
    const shown = (): Diagram => diagrams.and(parentVisibility(model, element), holds(condition));
    const aims: Aim[] = [];
    if (kind === 'section' && section) aims.push({ goal: { kind: 'section_shown', path }, states: known(shown) });
    if (kind === 'field' && owner)
      aims.push({ goal: { kind: 'field_shown', path }, states: known(() => visible(owner)) });
    if (kind === 'option' && owner && field && option) {
      const index = field.options.indexOf(option);
      const states = owner.isChoice ? known(() => model.counts(owner, owner.isList ? index : index + 1)) : NO;
      aims.push({ goal: { kind: 'option_chosen', path }, states });
    }
    const rules = placedRules(condition, conditionPath).flatMap(({ rule, path: rulePath }): readonly Aim[] => [
      { goal: { kind: 'rule_holds', path: rulePath }, states: known(() => holds(rule)) },
      { goal: { kind: 'rule_fails', path: rulePath }, states: known(() => diagrams.not(holds(rule))) },
    ]);
    return [...aims, ...rules];
  });
}

function isOn(model: TemplateModel, path: Path, states: Diagram): boolean {
  let node = model.certain(states);
  while (model.diagrams.children(node).length > 0) {
    node = model.diagrams.children(node)[path.get(model.diagrams.level(node)) ?? 0] ?? NO;
  }
  return node === YES;
}

/** Requirements that every complete configuration satisfies. */
function requirements(model: TemplateModel): readonly Diagram[] {
  const { diagrams, visible, filled } = model;
  const invalid = diagrams.number(Number.NEGATIVE_INFINITY);
  return model.fields
    .filter(({ field, holdsValue }) => field.isRequired && holdsValue)
    .map((field) => model.certain(diagrams.or(diagrams.not(visible(field)), filled(field))))
    .map((node) => diagrams.choose(node, NO, invalid));
}

/** Requires that no price table rejects a value. */
function tableRequirements(model: TemplateModel, template: Template): readonly Diagram[] {
  return template.priceRules.flatMap(({ amount, when }) => {
    const form = readAmount(amount);
    const nothing = () => NO;
    const part = form.kind === 'table' ? joinTableCells(model, form.table, nothing, nothing) : undefined;
    return part === undefined ? [] : [model.diagrams.choose(model.certain(model.holds(when)), part, NO)];
  });
}

/** Returns a complete path to a goal that reaches as many others as possible, or else the shortest path. */
function pathTo(
  model: TemplateModel,
  aim: Aim,
  others: readonly Aim[],
  required: readonly Diagram[],
): { path: Path; isComplete: boolean } | undefined {
  const { diagrams } = model;
  const certain = model.certain(aim.states);
  if (certain === NO) return undefined;
  const must = diagrams.choose(certain, NO, diagrams.number(Number.NEGATIVE_INFINITY));
  const reach = (bonus: readonly Diagram[]) => {
    diagrams.allow(budgets.walk);
    return within(() => bestPath(diagrams, [must, ...required, ...bonus]));
  };
  const found = reach(others.map(({ states }) => model.certain(states))) ?? reach([]);
  if (found !== undefined && Number.isFinite(found.sum)) return { path: found.path, isComplete: true };
  const shortest = cheapestPath(diagrams, certain);
  return shortest && { path: shortest, isComplete: false };
}

/**
 * Creates walks through a template that together show every section and field, choose every option and produce both
 * outcomes of every rule, as far as that is possible.
 * @param steps budget for all walks together; goals beyond it are unreached
 */
export function createWalks(given: Template, steps: number = budgets.walks): Walks {
  const template = withBuiltInTypes(given);
  const model = createTemplateModel(template, createDiagrams(steps), tableSplits(template));
  // In dependency order, so that no field has to compute a long chain of others.
  for (const field of model.fields) within(() => model.visible(field));
  const aims = aimsOf(template, model);
  const required = [
    ...(within(() => requirements(model)) ?? []),
    ...(within(() => tableRequirements(model, template)) ?? []),
  ];
  // The model does not cover comparisons between fields.
  const compiled = compileTemplate(template);
  const comparedByRules = new Set(
    templateElements(template).flatMap(({ condition, conditionPath }) =>
      placedRules(condition, conditionPath).map(({ rule }) => rule.field),
    ),
  );
  const reached = new Set<WalkGoal>();
  const unreached: WalkGoal[] = [];
  const walks: Walk[] = [];
  for (const aim of aims) {
    if (reached.has(aim.goal)) continue;
    const found = within(() => {
      model.diagrams.allow(budgets.walk);
      model.diagrams.spend(aims.length);
      const others = aims.filter((other) => other !== aim && !reached.has(other.goal));
      return pathTo(model, aim, others, required);
    });
    if (found === undefined) {
      unreached.push(aim.goal);
      continue;
    }
    const numbers = model.values(found.path);
    const planned = compiled.ok ? withComparisons(compiled.value, numbers, comparedByRules) : numbers;
    // Whether a value is unusual can depend on numbers that the model leaves open.
    const confirmations = compiled.ok ? confirmationsOf(compiled.value, planned) : {};
    const values = { ...planned, ...confirmations };
    const passed = (): readonly Aim[] =>
      aims.filter(({ goal, states }) => !reached.has(goal) && isOn(model, found.path, states));
    const goals = (within(passed) ?? [aim]).map(({ goal }) => goal);
    for (const goal of goals) reached.add(goal);
    const fill = (of: WitnessValues, names: readonly string[]): Walk['changes'] =>
      names.flatMap((fieldName) => {
        const value = of[fieldName];
        return value === undefined ? [] : [{ fieldName, value }];
      });
    // A confirmation is last, since a change of the confirmed values empties it.
    const changes = [
      ...fill(
        planned,
        model.fields.map(({ field }) => field.name).filter((name) => !Object.hasOwn(confirmations, name)),
      ),
      ...fill(confirmations, Object.keys(confirmations)),
    ];
    const isComplete = found.isComplete && (!compiled.ok || evaluate(compiled.value, values).issueCount === 0);
    walks.push({ changes, values, isComplete, goals });
  }
  return { walks, unreached };
}

/**
 * Moves numbers that break a comparison with another field, which expressions over both can cause. Numbers that a rule
 * compares stay, since its outcome is a goal.
 */
function withComparisons(configurator: Configurator, values: WitnessValues, kept: ReadonlySet<string>): WitnessValues {
  const moved = { ...values };
  for (const { code, fieldName } of issuesOf(evaluate(configurator, values))) {
    const field = configurator.fields.get(fieldName);
    if (!field || kept.has(field.name) || kept.has(field.id)) continue;
    const { min, max, lessThanField, greaterThanField } = field.validationRules;
    const [other, end] =
      code === 'not_less' ? [lessThanField, min] : code === 'not_greater' ? [greaterThanField, max] : [];
    const [named] = [...configurator.fields.values()].filter(({ name, id }) => other === name || other === id);
    if (named && typeof end === 'number' && typeof values[named.name] === 'number') moved[field.name] = end;
  }
  return moved;
}

/** Confirms the unusual values of a configuration. */
function confirmationsOf(configurator: Configurator, values: WitnessValues): WitnessValues {
  const asked = issuesOf(evaluate(configurator, values)).filter(({ code }) => code === 'unconfirmed');
  return Object.fromEntries(
    asked.flatMap(({ fieldName }) => {
      const field = configurator.fields.get(fieldName);
      return field ? [[fieldName, field.options.length > 0 ? field.options.map(({ value }) => value) : true]] : [];
    }),
  );
}

/** Runs a search. Returns undefined if the budget is exceeded. */
function within<T>(search: () => T): T | undefined {
  try {
    return search();
  } catch (error) {
    if (error instanceof BudgetExceededError) return undefined;
    throw error;
  }
}
