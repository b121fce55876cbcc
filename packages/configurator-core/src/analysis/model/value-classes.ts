import { ruleTest } from '../../condition/rule-test.ts';
import type { Rule } from '../../contract/conditions/condition.ts';
import { builtInTypeOf } from '../../contract/parse/built-in-type.ts';
import type { Field } from '../../contract/template/template.ts';
import { domainOf, fieldTypeFacts, valueKindOf } from '../../field-types/registry.ts';
import { parseNumber } from '../../field-types/values/comparison.ts';
import type { FieldValue } from '../../field-types/values/value.ts';
import { atStep, type NumberDomain, numberClasses, stepsWithin } from '../numbers/number-classes.ts';
import { textClasses } from '../texts/text-classes.ts';
import { validityOf } from '../texts/valid-value.ts';

/** An equivalence class of values for rules, with one member. `unknown`: members were neither found nor excluded. */
export type ValueClass =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'value';
      readonly value: Exclude<FieldValue, undefined>;
      readonly low?: number;
      readonly high?: number;
    }
  | { readonly kind: 'unknown' };

const EMPTY: ValueClass = { kind: 'empty' };
const UNKNOWN: ValueClass = { kind: 'unknown' };
/** A number field with up to this many steps is analysed value by value if a rule reads its digits. */
const MAX_SINGLE_STEPS = 200;

/** Average count of numbers tried per class. */
const STEPS_PER_NUMBER = 10;

/** Subtracts steps from the budget. */
export type SpendSteps = (steps: number) => void;

/** Returns whether a field's value is a list of options. */
export function isList(field: Field): boolean {
  return valueKindOf(field).isList;
}

/** Returns whether a field's value is one or several of its options. */
export function isChoice(field: Field): boolean {
  const { kind } = domainOf(field);
  return field.options.length > 0 && (kind === 'options' || kind === 'choice');
}

function factsOf(field: Field) {
  return fieldTypeFacts[builtInTypeOf(field)];
}

function isPresent<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** Returns every valid number of a stepped field, or undefined if there are too many. */
function singleNumbers(domain: NumberDomain): readonly number[] | undefined {
  const { min, max, step, base, isValid } = domain;
  if (min === undefined || max === undefined || step === undefined) return undefined;
  const count = stepsWithin(max - base, step);
  if (count > MAX_SINGLE_STEPS) return undefined;
  return Array.from({ length: Math.max(0, count + 1) }, (_, index) => atStep(domain, index)).filter(isValid);
}

/** Returns the field's own validation of numbers, before rules split them. */
export function numberDomain(field: Field): NumberDomain {
  const { min, max, step, integer } = field.validationRules;
  return {
    min: min ?? undefined,
    max: max ?? undefined,
    literals: [],
    isValid: validityOf(field),
    step: integer === true ? 1 : isPresent(step) && step > 0 ? step : undefined,
    base: integer === true ? Math.ceil(min ?? 0) : (min ?? 0),
  };
}

function ofNumber(
  field: Field,
  rules: readonly Rule[],
  spend: SpendSteps,
  splits: readonly number[] | undefined,
  ofComputed: readonly number[],
): readonly ValueClass[] {
  const domain = numberDomain(field);
  const { min, max } = domain;
  const looksAtDigits = rules.some((rule) => rule.operator === 'contains');
  const singles = looksAtDigits ? singleNumbers(domain) : undefined;
  if (singles) return [EMPTY, ...singles.map((value) => ({ kind: 'value', value }) as const)];
  const literals = [...rules.map((rule) => parseNumber(rule.value)).filter(isPresent), ...ofComputed];
  spend(STEPS_PER_NUMBER * (literals.length + (splits?.length ?? 0)));
  const found = numberClasses({
    ...domain,
    literals: splits === undefined ? literals : [...literals, ...splits, min, max].filter(isPresent),
  });
  const classes = found.spans.map((span) => ({ kind: 'value', ...span }) as const);
  return [EMPTY, ...classes, ...(found.isComplete ? [] : [UNKNOWN])];
}

function ofText(field: Field, rules: readonly Rule[], spend: SpendSteps): readonly ValueClass[] {
  const { minLength, maxLength, pattern, email } = field.validationRules;
  spend(rules.length);
  const { values, isComplete } = textClasses({
    minLength: minLength ?? 0,
    maxLength: maxLength ?? Number.POSITIVE_INFINITY,
    pattern: pattern ?? undefined,
    isEmail: email === true,
    wholes: rules.filter((rule) => rule.operator !== 'contains').map((rule) => String(rule.value ?? '')),
    parts: rules.filter((rule) => rule.operator === 'contains').map((rule) => String(rule.value ?? '')),
    numbers: rules
      .filter((rule) => rule.operator !== 'contains')
      .map((rule) => parseNumber(rule.value))
      .filter(isPresent),
    examples: [field.defaultValue, field.placeholder, factsOf(field).example ?? 'Text'].filter(
      (text) => typeof text === 'string',
    ),
    isValid: validityOf(field),
    spend,
  });
  spend(values.length * rules.length);
  const tests = rules.map((rule) => ruleTest(rule, false));
  const known = new Map<string, string>();
  for (const value of values) {
    const key = tests.map((test) => (test(value) ? '1' : '0')).join('');
    if (!known.has(key)) known.set(key, value);
  }
  const isOpen = !isComplete && (rules.length > 0 || known.size === 0);
  return [
    EMPTY,
    ...[...known.values()].map((value) => ({ kind: 'value', value }) as const),
    ...(isOpen ? [UNKNOWN] : []),
  ];
}

/**
 * Returns the classes of a field with a single value: empty first, then options in their order.
 * @param rules every rule of the template that reads the field
 * @param spend subtracts steps from the budget
 * @param splits extra numbers at which the field is split for prices; the bounds then are separate classes
 * @param ofComputed numbers at which rules about computed values change their outcome
 */
export function valueClasses(
  field: Field,
  rules: readonly Rule[],
  spend: SpendSteps,
  splits?: readonly number[],
  ofComputed: readonly number[] = [],
): readonly ValueClass[] {
  // Only the host's type knows which texts are valid.
  if (field.base?.isFree) return [EMPTY, UNKNOWN];
  const domain = domainOf(field);
  switch (domain.kind) {
    case 'number':
      return ofNumber(field, rules, spend, splits, ofComputed);
    case 'text':
      return ofText(field, rules, spend);
    case 'choice':
      return [EMPTY, ...domain.values.flatMap(asClass)];
    case 'presence':
      return [EMPTY, ...asClass(factsOf(field).sample?.(field))];
    case 'derived':
    case 'options':
      return [EMPTY];
    default:
      return domain satisfies never;
  }
}

function asClass(value: FieldValue): readonly ValueClass[] {
  return value === undefined ? [] : [{ kind: 'value', value }];
}
