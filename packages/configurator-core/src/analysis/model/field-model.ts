import type { Computation } from '../../contract/conditions/computation.schema.ts';
import type { Rule } from '../../contract/conditions/condition.ts';
import type { Field, Template } from '../../contract/template/template.ts';
import { valueKindOf } from '../../field-types/registry.ts';
import { budgets } from '../diagram/budgets.ts';
import { BudgetExceededError, type Diagrams } from '../diagram/decision-diagram.ts';
import { computationOf, fieldOrder } from '../findings/field-order.ts';
import type { UndecidedReason } from '../findings/finding.ts';
import { namesOf, referenceFinder } from '../findings/references.ts';
import {
  type FieldPlace,
  fieldLookup,
  placedLogic,
  placedRules,
  templateElements,
} from '../findings/template-elements.ts';
import { computedSplits, type LogicCondition } from './computed-splits.ts';
import {
  type ConditionForm,
  type ConditionForms,
  comparisonsIn,
  conditionForms,
  FORM_DECIMALS,
} from './condition-forms.ts';
import { formMarks } from './form-marks.ts';
import { isChoice, isList, type ValueClass, valueClasses } from './value-classes.ts';

/** The variables of a field: one for a single value, one per option for a list. */
export interface FieldModel {
  readonly place: FieldPlace;
  readonly field: Field;
  readonly isList: boolean;
  /** Whether its value is one or several of its options. */
  readonly isChoice: boolean;
  /** False for display-only and computed fields. */
  readonly holdsValue: boolean;
  /** The computation of its value; null for a field that is typed or chosen. */
  readonly computed: Computation | null;
  /** The names of the fields that its value is computed from. */
  readonly inputs: readonly string[];
  /** Index among all fields, which are sorted so that none depends on a later one. */
  readonly order: number;
  /** Why one of its classes is unknown. */
  readonly openReason: UndecidedReason;
  /** The classes of a single value; empty for a list. */
  readonly classes: readonly ValueClass[];
  /** The levels of its variables. */
  readonly levels: readonly number[];
  /**
   * The numbers that a number computed from several number fields is compared with, ascending; empty for other fields.
   * They divide its values into classes. A separate variable selects one of the reachable classes.
   */
  readonly marks: readonly number[];
  /** The level of the variable that selects the class. */
  readonly formLevel: number;
  /**
   * How exactly values match the marks: after rounding, exactly because all numbers are binary fractions, or only
   * nearly because a condition compares floating-point sums.
   */
  readonly precision: 'rounded' | 'binary' | 'near';
  /** The names of the fields that its visibility, options and computed value depend on. */
  readonly reads: readonly string[];
}

/** Returns whether an expression or an amount may distinguish values of one class, as with texts. */
export function isOpen({ classes, isChoice: ofOptions }: FieldModel): boolean {
  return classes.some(
    (entry) => entry.kind === 'unknown' || (entry.kind === 'value' && typeof entry.value === 'string' && !ofOptions),
  );
}

/** Level of the variables of computed numbers: below stored values and above free variables. */
const FORM_LEVEL = 2 ** 39;

/** Returns extra numbers at which a field is split, or undefined if only rules split it. */
export type SplitsOf = (field: Field) => readonly number[] | undefined;

/** Returns the rules that read each field, by field name. */
export function rulesByField(template: Template): ReadonlyMap<string, readonly Rule[]> {
  const find = fieldLookup(template);
  const rules = new Map<string, Rule[]>();
  for (const element of templateElements(template)) {
    for (const { rule } of placedRules(element.condition, [])) {
      const name = find(rule.field)?.field.name;
      if (name === undefined) continue;
      const list = rules.get(name) ?? [];
      list.push(rule);
      rules.set(name, list);
    }
  }
  return rules;
}

/** Returns the JSON Logic conditions of a template with their inputs and linear comparisons. */
function logicConditions(
  template: Template,
  conditions: readonly unknown[],
  { comparisons }: ConditionForms,
): readonly LogicCondition[] {
  const { ofLogic } = referenceFinder(template);
  return conditions.map((logic) => ({
    logic,
    inputs: namesOf(ofLogic(logic, [])),
    linear: comparisonsIn(logic).flatMap((node) => comparisons.get(node) ?? []),
  }));
}

/** Models a form of conditions as a computed number that is always visible. */
function formModel(
  { name, inputs, logic, marks, isBinary }: ConditionForm,
  inner: FieldPlace,
  order: number,
): FieldModel {
  const field = { ...inner.field, name, condition: null, options: [] };
  const place = {
    ...inner,
    section: { ...inner.section, condition: null },
    group: { ...inner.group, condition: null },
    field,
  };
  return {
    place,
    field,
    isList: false,
    isChoice: false,
    holdsValue: false,
    computed: { result: 'number', logic, decimals: FORM_DECIMALS },
    inputs,
    order,
    openReason: 'json_logic',
    classes: [],
    levels: [],
    marks,
    formLevel: FORM_LEVEL + order,
    precision: isBinary ? 'binary' : 'near',
    reads: inputs,
  };
}

/** The models of all fields, and of the linear expressions that conditions compare. */
export interface FieldModels extends Pick<ConditionForms, 'comparisons'> {
  /** Sorted so that no field depends on a later one. */
  readonly fields: readonly FieldModel[];
  readonly forms: readonly FieldModel[];
}

/** Returns the value classes of a field. If the budget of one question is exceeded: empty and unknown. */
function classesOf(
  field: Field,
  rules: readonly Rule[],
  { allow, spend }: Diagrams,
  splits: readonly number[] | undefined,
  ofComputed: readonly number[],
): Pick<FieldModel, 'classes' | 'openReason'> {
  try {
    allow(budgets.question);
    return { classes: valueClasses(field, rules, spend, splits, ofComputed), openReason: 'text_rules' };
  } catch (error) {
    if (!(error instanceof BudgetExceededError)) throw error;
    return { classes: [{ kind: 'empty' }, { kind: 'unknown' }], openReason: 'budget' };
  }
}

/**
 * Creates the variables of every field, sorted so that no field depends on a later one. A field that depends on others
 * has smaller levels than they have, which keeps the diagrams of long chains small.
 * @param splitsOf extra numbers at which fields are split
 */
export function createFieldModels(template: Template, diagrams: Diagrams, splitsOf?: SplitsOf): FieldModels {
  const rules = rulesByField(template);
  let nextLevel = 0;
  const ordered = fieldOrder(template);
  const marksOf = formMarks(
    ordered,
    (name) => rules.get(name) ?? [],
    (field) => splitsOf?.(field) ?? [],
  );
  const conditions = templateElements(template).flatMap(({ condition }) => placedLogic(condition));
  const taken = new Set(ordered.filter(({ place }) => marksOf.has(place.field.name)).flatMap(({ inputs }) => inputs));
  const ofConditions = conditionForms(ordered, conditions, taken);
  const ofComputed = computedSplits(
    ordered,
    (name) => rules.get(name) ?? [],
    (field) => splitsOf?.(field) ?? [],
    logicConditions(template, conditions, ofConditions),
  );
  const models = [...ordered].reverse().map(({ place, reads, inputs }, index): FieldModel => {
    const { field } = place;
    const ofList = isList(field);
    const width = ofList ? field.options.length : 1;
    const levels = Array.from({ length: width }, (_, index) => nextLevel + index);
    nextLevel += width;
    const own = rules.get(field.name) ?? [];
    const { classes, openReason } = ofList
      ? { classes: [], openReason: 'text_rules' as const }
      : classesOf(field, own, diagrams, splitsOf?.(field), [...(ofComputed.get(field.name) ?? [])]);
    const order = ordered.length - 1 - index;
    const { holdsValue, isDerived } = valueKindOf(field);
    return {
      place,
      field,
      isList: ofList,
      isChoice: isChoice(field),
      holdsValue: holdsValue && !isDerived,
      computed: computationOf(field),
      inputs,
      order,
      openReason,
      classes,
      levels,
      marks: marksOf.get(field.name) ?? [],
      formLevel: FORM_LEVEL + order,
      precision: 'rounded',
      reads,
    };
  });
  const places = new Map(ordered.map(({ place }) => [place.field.name, place]));
  const forms = ofConditions.forms.flatMap((form, index) => {
    const place = places.get(form.inputs[0] ?? '');
    return place ? [formModel(form, place, ordered.length + index)] : [];
  });
  return { fields: models.reverse(), forms, comparisons: ofConditions.comparisons };
}
