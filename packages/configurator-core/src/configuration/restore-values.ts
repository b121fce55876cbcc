import type { Configurator } from '../compile/configurator.ts';
import { initialValues } from '../evaluate/initial-values.ts';
import type { FieldValue, Values } from '../field-types/values/value.ts';

/** A stored value that does not fit, or only in part. */
export interface DroppedValue {
  readonly fieldName: string;
  readonly reason: 'unknown_field' | 'does_not_fit';
}

/** Values that fit a template, and the dropped ones. */
export interface RestoredValues {
  readonly values: Values;
  readonly dropped: readonly DroppedValue[];
}

/** Returns whether a stored value is empty in one of the supported forms. */
export function isAbsent(stored: unknown): boolean {
  return (
    stored === undefined ||
    stored === null ||
    stored === '' ||
    stored === false ||
    (Array.isArray(stored) && stored.length === 0)
  );
}

/** Restores values field by field. */
export function restoreEntries(
  configurator: Configurator,
  entries: Iterable<readonly [name: string, stored: unknown]>,
): RestoredValues {
  const values: Record<string, FieldValue> = {};
  const dropped: DroppedValue[] = [];
  for (const [fieldName, stored] of entries) {
    const compiled = configurator.compiledFields.get(fieldName);
    if (!compiled) {
      dropped.push({ fieldName, reason: 'unknown_field' });
      continue;
    }
    const { value, isWhole } = compiled.kind.restore(compiled, stored);
    if (value !== undefined) values[fieldName] = value;
    if (!isWhole && !isAbsent(stored)) dropped.push({ fieldName, reason: 'does_not_fit' });
  }
  return { values, dropped };
}

/**
 * Reads untrusted stored values by field name. Drops and reports values that do not fit the template: removed fields
 * and options, a text in a number field, hostile keys. Also reads unambiguous older forms (`"7,5"` as a number, `"yes"`
 * as a boolean, an option by its label or color code). Never throws. Returns the initial values if nothing is stored.
 */
export function restoreValues(configurator: Configurator, json: unknown): RestoredValues {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { values: initialValues(configurator), dropped: [] };
  }
  try {
    return restoreEntries(configurator, Object.entries(json));
  } catch {
    // Only a getter or a proxy can throw, and JSON has neither.
    return { values: initialValues(configurator), dropped: [] };
  }
}
