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

/** A field as variables: one for a single value, one per option for a list. */
export interface FieldModel {
  readonly place: FieldPlace;
  readonly field: Field;
  readonly isList: boolean;
  /** Whether it holds one of its options, or several. */
  readonly isChoice: boolean;
  /** False for what only shows or is computed. */
  readonly holdsValue: boolean;
  /** How a computed value is derived; null for a field that is typed or chosen. */
  readonly computed: Computation | null;
  /** The fields that a computed value follows from, by name. */
  readonly inputs: readonly string[];
  /** Its place among all fields, none of which depends on a later one. */
  readonly order: number;
  /** Why one of its classes is unknown. */
  readonly openReason: UndecidedReason;
  /** The classes of a single value; empty for a list. */
  readonly classes: readonly ValueClass[];
  /** The levels of its variables. */
  readonly levels: readonly number[];
  /**
   * Ascending numbers that a computed number of several number fields is compared with; empty for every other field. They
   * divide what it gives into classes: a variable of its own decides between those that a combination of values can give.
   */
  readonly marks: readonly number[];
  /** The level of that variable. */
  readonly formLevel: number;
  /**
   * How it meets its marks: after rounding, exactly as all numbers are binary fractions, or only nearly, as a condition
   * compares what binary fractions add.
   */
  readonly precision: 'rounded' | 'binary' | 'near';
  /** The fields its visibility, its options and a computed value depend on, by name. */
  readonly reads: readonly string[];
}

/** Whether values of one class may differ for an expression or an amount: texts that rules do not distinguish. */
export function isOpen({ classes, isChoice: ofOptions }: FieldModel): boolean {
  return classes.some(
    (entry) => entry.kind === 'unknown' || (entry.kind === 'value' && typeof entry.value === 'string' && !ofOptions),
  );
}

/** Variables of computed numbers are asked after what is stored, and before free answers. */
const FORM_LEVEL = 2 ** 39;

/** Where the numbers of a field are split beyond the rules; undefined for a field that rules alone split. */
export type SplitsOf = (field: Field) => readonly number[] | undefined;

/** The rules of a template that read each field, by its name. */
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

/** The JSON Logic conditions of a template. */
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

/** A form of conditions as a computed number that is always there. */
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

/** The models of the fields of a template, and of the linear expressions that its conditions compare. */
export interface FieldModels extends Pick<ConditionForms, 'comparisons'> {
  /** In an order in which no field depends on a later one. */
  readonly fields: readonly FieldModel[];
  readonly forms: readonly FieldModel[];
}

/** The value classes of a field; within the budget of one question, past it anything but empty is unknown. */
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
 * Gives every field its variables, in an order in which no field depends on a later one. The later a field, the smaller
 * its levels: what depends is asked before what it depends on, which keeps long chains small.
 * @param splitsOf where numbers are split beyond the rules
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
