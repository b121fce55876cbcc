import type { Configurator } from '../compile/configurator.ts';
import { initialValues } from '../evaluate/initial-values.ts';
import type { FieldValue, Values } from '../field-types/values/value.ts';

/** A stored value that no longer fits, or not all of it. */
export interface DroppedValue {
  readonly fieldName: string;
  readonly reason: 'unknown_field' | 'does_not_fit';
}

/** Values that fit a template, and what had to go. */
export interface RestoredValues {
  readonly values: Values;
  readonly dropped: readonly DroppedValue[];
}

/** Whether a stored value says nothing: absent in one of the ways it may be written. */
function isAbsent(stored: unknown): boolean {
  return (
    stored === undefined ||
    stored === null ||
    stored === '' ||
    stored === false ||
    (Array.isArray(stored) && stored.length === 0)
  );
}

/** Reads values field by field. */
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
 * Reads stored values by field name, of any origin. Drops and reports what does not fit the template: fields and options
 * that are gone, a text in a number field, hostile keys. Reads older forms that are unambiguous (`"7,5"` as a number,
 * `"yes"` as a boolean, an option by its label or color code). Never throws. Without anything stored the initial values come back.
 */
export function restoreValues(configurator: Configurator, json: unknown): RestoredValues {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { values: initialValues(configurator), dropped: [] };
  }
  try {
    return restoreEntries(configurator, Object.entries(json));
  } catch {
    // Only a getter or a proxy throws; JSON has neither.
    return { values: initialValues(configurator), dropped: [] };
  }
}
