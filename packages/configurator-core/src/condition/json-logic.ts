import jsonLogic from 'json-logic-js';

/**
 * Applies a JSON Logic expression to values by name. The only file that imports the library.
 * @returns null where the expression cannot be computed
 */
export function applyJsonLogic(logic: unknown, values: Readonly<Record<string, unknown>>): unknown {
  try {
    // Lookup cast: the library types only well-formed expressions, ours were checked when the template was parsed.
    return jsonLogic.apply(logic as Parameters<typeof jsonLogic.apply>[0], values);
  } catch {
    return null;
  }
}

/** What JSON Logic takes for true: everything but false, null, 0, '' and []. */
export function isJsonLogicTruthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
