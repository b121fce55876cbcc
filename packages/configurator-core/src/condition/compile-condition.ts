import { isSafeLogic } from '../contract/conditions/check-logic.ts';
import type { Computation } from '../contract/conditions/computation.schema.ts';
import type { Condition, Rule } from '../contract/conditions/condition.ts';
import { matchCondition } from '../contract/conditions/match-condition.ts';
import type { TemplatePath } from '../contract/primitives/template-path.ts';
import { computedValue, limitNumber } from '../field-types/values/computed-value.ts';
import type { FieldValue } from '../field-types/values/value.ts';
import { applyJsonLogic, isJsonLogicTruthy } from './json-logic.ts';
import { logicReads, placesOfReads } from './logic-reads.ts';
import { holdsWhenEmpty, plainRuleTest, type RuleTest, ruleTest } from './rule-test.ts';
import { strictArithmetic } from './strict-arithmetic.ts';

/** The values that compiled conditions read. */
export interface ReadableValues {
  /**
   * Returns the value of a field as rules see it: undefined while the field is hidden or empty.
   * @param index index of the field in the template
   */
  effectiveValue(index: number): FieldValue;
}

/** A condition as a closure. */
export type Check = (values: ReadableValues) => boolean;

/** A JSON Logic expression as a closure. */
export type Formula = (values: ReadableValues) => unknown;

/** The properties of a field that compilation reads. */
export interface ReadableField {
  readonly name: string;
  /** Index in the template, from 0. */
  readonly index: number;
  readonly isList: boolean;
  /** All values except empty, if they are a short list of single values; otherwise null. */
  readonly choices: readonly FieldValue[] | null;
  /** Whether rules see only if a value exists. Expressions cannot read such a field. */
  readonly isOpaque: boolean;
}

/** Field lookup for conditions. `reportRead` records each field that is read. */
export interface ConditionScope<F extends ReadableField = ReadableField> {
  readonly find: (reference: string) => F | undefined;
  readonly all: readonly F[];
  /** @param place where the reference is, relative to what is compiled */
  readonly reportUnknown: (reference: string, place: TemplatePath) => void;
  readonly reportRead: (field: F) => void;
}

const never: Check = () => false;

/** Returns a rule's test for filled values. If the field has few choices, they are tested once, in advance. */
function filledTest(rule: Rule, { isList, isOpaque, choices }: ReadableField, whenEmpty: boolean): RuleTest {
  const test = isOpaque ? ruleTest(rule, isList) : plainRuleTest(rule, isList);
  if (choices === null) return test;
  const others = choices.filter((choice) => test(choice) !== whenEmpty);
  const [only] = others;
  if (others.length === 1) return (value) => (value === only) !== whenEmpty;
  return (value) => others.includes(value) !== whenEmpty;
}

function compileRule<F extends ReadableField>(rule: Rule, scope: ConditionScope<F>, place: TemplatePath): Check {
  const field = scope.find(rule.field);
  if (!field) {
    scope.reportUnknown(rule.field, [...place, 'field']);
    return never;
  }
  scope.reportRead(field);
  const { index, isList } = field;
  const whenEmpty = holdsWhenEmpty(rule, isList);
  let test: RuleTest | undefined;
  return (values) => {
    const value = values.effectiveValue(index);
    if (value === undefined) return whenEmpty;
    // Created for the first filled value, because most fields are empty at the start.
    test ??= filledTest(rule, field, whenEmpty);
    return test(value);
  };
}

/** Compiles a JSON Logic expression over the visible, filled values by name. */
export function compileFormula<F extends ReadableField>(
  logic: unknown,
  scope: ConditionScope<F>,
  place: TemplatePath = [],
): Formula {
  return compileExpression(logic, scope, (given) => given, place);
}

/** Compiles the expression of a computed field. */
export function compileComputed<F extends ReadableField>(
  computed: Computation,
  scope: ConditionScope<F>,
): (values: ReadableValues) => FieldValue {
  const formula = compileExpression(computed.logic, scope, strictArithmetic, []);
  return (values) => computedValue(computed, formula(values), isJsonLogicTruthy);
}

/** Compiles an expression. @param prepare rewrites a checked expression for evaluation */
function compileExpression<F extends ReadableField>(
  logic: unknown,
  scope: ConditionScope<F>,
  prepare: (logic: unknown) => unknown,
  place: TemplatePath,
): Formula {
  // A template built in memory was not checked by the parser.
  if (!isSafeLogic(logic)) return () => null;
  const { paths, readsAll } = logicReads(logic);
  const read = new Map<string, F>();
  let places: ReadonlyMap<string, TemplatePath> | undefined;
  // Expressions read values by name, so an id would always read nothing.
  const named = (name: string) => {
    const field = scope.find(name);
    return field?.name === name ? field : undefined;
  };
  for (const path of paths) {
    const field = named(path) ?? named(path.split('.')[0] ?? '');
    if (field && !field.isOpaque) read.set(field.name, field);
    else {
      places ??= placesOfReads(logic);
      scope.reportUnknown(path, [...place, ...(places.get(path) ?? [])]);
    }
  }
  const fields = readsAll ? scope.all.filter(({ isOpaque }) => !isOpaque) : [...read.values()];
  for (const field of fields) scope.reportRead(field);
  const prepared = prepare(logic);
  const isStrict = prepared !== logic;
  return (state) => {
    // Without a prototype, names cannot reach inherited properties.
    const values: Record<string, unknown> = Object.create(null);
    for (const { name, index } of fields) {
      const value = state.effectiveValue(index);
      if (value !== undefined)
        storeByPath(values, name, isStrict && typeof value === 'number' ? limitNumber(value) : value);
    }
    return applyJsonLogic(prepared, values);
  };
}

/** JSON Logic reads a dot in a name as a path, so `back.link` is also stored as `link` in `back`. */
function storeByPath(values: Record<string, unknown>, name: string, value: unknown): void {
  values[name] = value;
  const steps = name.split('.');
  const last = steps.pop() ?? name;
  if (steps.length === 0) return;
  let inner = values;
  for (const step of steps) {
    const next = inner[step];
    // Lookup cast: only this function stores objects here, and they are records without a prototype.
    const below = typeof next === 'object' && next !== null ? (next as Record<string, unknown>) : Object.create(null);
    inner[step] = below;
    inner = below;
  }
  inner[last] = value;
}

function compileCombination<F extends ReadableField>(
  condition: Condition,
  scope: ConditionScope<F>,
  place: TemplatePath,
): Check {
  const list = (key: 'all' | 'any', conditions: readonly Condition[]) =>
    conditions.map((inner, index) => compileCondition(inner, scope, [...place, key, index]));
  return matchCondition<Check>(condition, {
    rule: (rule) => compileRule(rule, scope, place),
    all: (conditions) => {
      const checks = list('all', conditions);
      return (state) => checks.every((check) => check(state));
    },
    any: (conditions) => {
      const checks = list('any', conditions);
      return (state) => checks.some((check) => check(state));
    },
    not: (inner) => {
      const check = compileCondition(inner, scope, [...place, 'not']);
      return (state) => !check(state);
    },
    logic: (logic) => {
      const formula = compileFormula(logic, scope, [...place, 'logic']);
      return (state) => isJsonLogicTruthy(formula(state));
    },
  });
}

/** Compiles a condition to a closure. @param place its place in the condition that is compiled */
export function compileCondition<F extends ReadableField>(
  condition: Condition,
  scope: ConditionScope<F>,
  place: TemplatePath = [],
): Check {
  // Nearly every condition is a single rule.
  return 'operator' in condition ? compileRule(condition, scope, place) : compileCombination(condition, scope, place);
}
