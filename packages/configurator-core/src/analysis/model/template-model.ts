import type { Condition, Rule } from '../../contract/conditions/condition.ts';
import { matchCondition } from '../../contract/conditions/match-condition.ts';
import type { Field, Template } from '../../contract/template/template.ts';
import { STEPS_PER_PART } from '../diagram/budgets.ts';
import type { Path } from '../diagram/cheapest-path.ts';
import { BudgetExceededError, type Diagram, type Diagrams, NO, YES } from '../diagram/decision-diagram.ts';
import type { WitnessValues } from '../findings/finding.ts';
import { namesOf, type ReferenceFinder, referenceFinder } from '../findings/references.ts';
import { fieldLookup } from '../findings/template-elements.ts';
import { decided, partsIn, withoutOpenEnds } from '../numbers/amount-span.ts';
import { keepComparisons, type MovableNumber } from '../numbers/keep-comparisons.ts';
import { formsIn, withForms } from './condition-forms.ts';
import { createFieldModels, type FieldModel, type SplitsOf } from './field-model.ts';
import { createFieldStates, type FieldStates } from './field-states.ts';
import { createFormWitness } from './form-witness.ts';
import { createFreeVariables, type FreeVariables } from './free-variables.ts';
import { orderOf, placedComparisons } from './placed-comparisons.ts';
import { createRuleStates } from './rule-states.ts';
import { numberDomain } from './value-classes.ts';
import { createValueCombinations, type ValueCombinations } from './value-combinations.ts';

/**
 * Models a template as boolean functions of the stored values, which are independent for each field. Hidden values
 * count as empty, so a shopper can reach every stored state, and no side condition is needed.
 */
export interface TemplateModel
  extends Pick<FieldStates, 'visible' | 'offered' | 'fillable' | 'filled' | 'counts' | 'keeps' | 'exactly'>,
    Pick<FreeVariables, 'certain' | 'openReason'>,
    ValueCombinations {
  readonly diagrams: Diagrams;
  /** Sorted so that no field depends on a later one. */
  readonly fields: readonly FieldModel[];
  readonly fieldOf: (name: string) => FieldModel | undefined;
  /** Returns the field with this name or id. */
  readonly find: (reference: string) => Field | undefined;
  readonly references: ReferenceFinder;
  /** Pairs of compared number fields: the second number must be greater. */
  readonly orders: readonly (readonly [less: string, more: string])[];
  readonly holds: (condition: Condition | null) => Diagram;
  /**
   * Returns the stored values of a path. Numbers that violate a comparison are moved, if that helps: within their
   * class, or with `isFree` within the limits of their field, so that they may leave the path. Inputs of a computed
   * number are moved so that it is in its class.
   */
  readonly values: (path: Path, isFree?: boolean) => WitnessValues;
  /** Returns the same values with every such computed number at an end of its class. */
  readonly valuesAtEnds: (path: Path) => readonly WitnessValues[];
}

/**
 * Creates the model of a template without unknown fields and cycles.
 * @param splitsOf extra numbers at which fields are split. Prices require them, and the bounds as separate classes.
 */
export function createTemplateModel(template: Template, diagrams: Diagrams, splitsOf?: SplitsOf): TemplateModel {
  const { all, any, not } = diagrams;
  const find = fieldLookup(template);
  const references = referenceFinder(template);
  const { fields, forms, comparisons } = createFieldModels(template, diagrams, splitsOf);
  const byName = new Map([...fields, ...forms].map((model) => [model.field.name, model]));
  const { free, certain, openReason } = createFreeVariables(diagrams, fields);
  const states = createFieldStates(diagrams, holds, free);
  const combinations = createValueCombinations(diagrams, states, (name) => byName.get(name));
  const ofRule = createRuleStates(diagrams, states, free, combinations);
  /** Null while a condition is being computed, which breaks cycles, and permanently if the budget was exceeded. */
  const memo = new Map<Condition, Diagram | null>();
  const orders = placedComparisons(template)
    .map(orderOf)
    .filter((order) => order !== null);

  const formWitness = createFormWitness(diagrams, states, combinations, [...fields, ...forms], (name) =>
    byName.get(name),
  );

  /** Decides JSON Logic from the values of the fields that it reads. Uses a free variable if it stays undecided. */
  function ofLogic(logic: unknown): Diagram {
    const key = `logic ${JSON.stringify(logic)}`;
    const names = namesOf(references.ofLogic(logic, []));
    const steps = STEPS_PER_PART * partsIn(logic);
    // JSON Logic reads a dot in a name as a path separator.
    if (names.some((name) => name.includes('.'))) return free(key, 'json_logic');
    const asked = [...names, ...formsIn(logic, comparisons)];
    const known = combinations.over(asked, (values) => {
      diagrams.spend(steps);
      const read =
        values &&
        new Map(asked.map((name) => [name, withoutOpenEnds(values.get(name) ?? { kind: 'absent' })] as const));
      const isTrue = read && decided(withForms(logic, comparisons, read), read);
      if (isTrue !== undefined) return isTrue ? YES : NO;
      return free(`${key} ${JSON.stringify([...(read ?? [])])}`, 'json_logic');
    });
    return known ?? free(key, 'json_logic');
  }

  function describe(condition: Condition): Diagram {
    return matchCondition<Diagram>(condition, {
      rule: (rule: Rule) => {
        const model = byName.get(find(rule.field)?.field.name ?? '');
        return model === undefined ? NO : ofRule(model, rule);
      },
      all: (terms) => all(terms.map(holds)),
      any: (terms) => any(terms.map(holds)),
      not: (term) => not(holds(term)),
      logic: ofLogic,
    });
  }

  function holds(condition: Condition | null): Diagram {
    if (condition === null) return YES;
    const found = memo.get(condition);
    if (found === null) throw new BudgetExceededError();
    if (found !== undefined) return found;
    memo.set(condition, null);
    const result = describe(condition);
    memo.set(condition, result);
    return result;
  }

  function values(path: Path, isFree = false): WitnessValues {
    const found: Record<string, WitnessValues[string]> = {};
    const compared = new Map<string, MovableNumber>();
    for (const { field, isList: ofList, classes, levels } of fields) {
      const chosen = ofList ? field.options.filter((_, index) => path.get(levels[index] ?? -1) === 1) : [];
      if (chosen.length > 0) found[field.name] = chosen.map(({ value }) => value);
      const entry = ofList ? undefined : classes[path.get(levels[0] ?? -1) ?? 0];
      if (entry?.kind !== 'value') continue;
      const { value, low, high } = entry;
      found[field.name] = value;
      if (orders.length === 0 || typeof value !== 'number') continue;
      const domain = numberDomain(field);
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = domain;
      const range = isFree ? { low: min, high: max } : { low: low ?? value, high: high ?? value };
      compared.set(field.name, { value, ...range, domain });
    }
    keepComparisons(compared, orders);
    for (const [name, { value }] of compared) found[name] = value;
    return { ...found, ...formWitness.middle(path, found) };
  }

  const { visible, offered, fillable, filled, counts, keeps, exactly } = states;
  return {
    diagrams,
    fields,
    fieldOf: (name) => byName.get(name),
    find: (reference) => find(reference)?.field,
    references,
    orders,
    holds,
    visible,
    offered,
    fillable,
    filled,
    counts,
    keeps,
    exactly,
    certain,
    openReason,
    over: combinations.over,
    formOf: combinations.formOf,
    values,
    valuesAtEnds: (path) => formWitness.ends(path).map((moved) => ({ ...values(path), ...moved })),
  };
}
