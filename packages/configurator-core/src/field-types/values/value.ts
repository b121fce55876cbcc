import { type FileReference, isSameFile } from './file-reference.ts';

/** Value of a field; undefined is empty. */
export type FieldValue = string | number | boolean | readonly string[] | readonly FileReference[] | undefined;

/** Values by field name. A missing value is empty. */
export type Values = Readonly<Record<string, FieldValue>>;

/** Returns whether a value counts as empty: undefined, `false`, a blank text, an empty list. */
export function isEmptyValue(value: FieldValue): boolean {
  if (typeof value === 'string') {
    // Fast path: most texts start with a visible ASCII character.
    const first = value.charCodeAt(0);
    return !(first > 32 && first < 128) && value.trim() === '';
  }
  return value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}

/** Returns whether two values are equal, comparing lists by their entries. */
export function isSameValue(left: FieldValue | readonly unknown[], right: FieldValue | readonly unknown[]): boolean {
  if (left === right) return true;
  if (!Array.isArray(left) || !Array.isArray(right)) return false;
  return (
    left.length === right.length &&
    left.every((entry: unknown, index) => entry === right[index] || isSameFile(entry, right[index]))
  );
}

/** Returns the value of a field by name. Safe for any name. */
export function ownValue(values: Values, name: string): FieldValue {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
