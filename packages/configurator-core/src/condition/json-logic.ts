import jsonLogic from 'json-logic-js';
import { parseNumber } from '../field-types/values/comparison.ts';
import { decimalText } from '../field-types/values/computed-value.ts';

/**
 * Reads a path of own properties. The library's `var` also reads inherited ones, so that `name.constructor` would
 * return a function. `missing` and `missing_some` use this function too.
 */
function readOwn(this: unknown, path?: unknown, fallback: unknown = null): unknown {
  if ((path ?? '') === '') return this;
  let value: unknown = this;
  for (const step of String(path).split('.')) {
    if ((value ?? null) === null || !Object.hasOwn(Object(value), step)) return fallback;
    // Lookup cast: texts have own properties too, such as their length.
    value = (value as Readonly<Record<string, unknown>>)[step];
    if (value === undefined) return fallback;
  }
  return value;
}

jsonLogic.add_operation('var', readOwn);

/**
 * Reads an operand as rules read values: `2,5` is 2.5, and `12 cm` is not a number. The library reads `2,5` as 2 and
 * `12 cm` as 12 in sums and products. Lookup cast: JavaScript reads all other operands as numbers.
 */
const operand = (value: unknown) => (typeof value === 'string' ? (parseNumber(value) ?? Number.NaN) : value) as number;

/** Returns an operand of `+` and `*`, in which empty is not a number. */
const addend = (value: unknown) => (typeof operand(value) === 'number' ? operand(value) : Number.NaN);

/** Creates a comparison. A text is read as a number beside a number; two texts are compared as texts. */
const comparing = (holds: (left: number, right: number) => boolean) => (left: unknown, right: unknown) =>
  // Lookup casts: JavaScript compares texts with the same operators.
  holds(
    (typeof right === 'number' ? operand(left) : left) as number,
    (typeof left === 'number' ? operand(right) : right) as number,
  );

/** Creates a comparison of two or three operands: `1 < x < 3`. */
const ascending =
  (holds: (left: unknown, right: unknown) => boolean) => (low: unknown, middle: unknown, high: unknown) =>
    holds(low, middle) && (high === undefined || holds(middle, high));

const isBelow = comparing((left, right) => left < right);
const isAtMost = comparing((left, right) => left <= right);
// biome-ignore lint/suspicious/noDoubleEquals: JSON Logic defines `==` as JavaScript does.
const isEqual = comparing((left, right) => left == right);

/** The operators that read numbers, for conditions, prices and computed fields alike. */
const numeric: Readonly<Record<string, (...operands: [unknown, unknown, ...unknown[]]) => unknown>> = {
  '+': (...terms) => terms.reduce<number>((sum, term) => sum + addend(term), 0),
  '*': (...factors) => factors.reduce((product, factor) => addend(product) * addend(factor)),
  '-': (left, right) => (right === undefined ? -operand(left) : operand(left) - operand(right)),
  '/': (left, right) => operand(left) / operand(right),
  '%': (left, right) => operand(left) % operand(right),
  min: (...numbers) => Math.min(...numbers.map(operand)),
  max: (...numbers) => Math.max(...numbers.map(operand)),
  '<': ascending(isBelow),
  '<=': ascending(isAtMost),
  '>': (left, right) => isBelow(right, left),
  '>=': (left, right) => isAtMost(right, left),
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
};

for (const [operator, run] of Object.entries(numeric)) jsonLogic.add_operation(operator, run);

/** Formats a number with a comma. Not available to templates, whose operators are checked. */
export const DECIMAL_TEXT = 'decimal_text';

jsonLogic.add_operation(DECIMAL_TEXT, (value: unknown) => (typeof value === 'number' ? decimalText(value) : value));

/** Returns whether JSON Logic treats a value as true: everything but false, null, 0, '' and []. */
export function isJsonLogicTruthy(value: unknown): boolean {
  return jsonLogic.truthy(value);
}

/**
 * Applies a checked JSON Logic expression to values by name.
 * @returns null if the evaluation throws
 */
export function applyJsonLogic(logic: unknown, values: unknown): unknown {
  try {
    // Lookup cast: the library types only well-formed expressions.
    return jsonLogic.apply(logic as Parameters<typeof jsonLogic.apply>[0], values);
  } catch {
    return null;
  }
}
