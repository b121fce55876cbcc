import jsonLogic from 'json-logic-js';
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
