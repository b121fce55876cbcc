import { type FileReference, isSameFile } from './file-reference.ts';

/** What a field holds; undefined is empty. */
export type FieldValue = string | number | boolean | readonly string[] | readonly FileReference[] | undefined;

/** Values by field name; an absent one is empty. */
export type Values = Readonly<Record<string, FieldValue>>;

/** Whether a value counts as empty: nothing, `false`, blanks alone, an empty list. */
export function isEmptyValue(value: FieldValue): boolean {
  if (typeof value === 'string') {
    // Most texts start with a letter or a digit: no need to look further.
    const first = value.charCodeAt(0);
    return !(first > 32 && first < 128) && value.trim() === '';
  }
  return value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}

/** Whether two values are the same, lists by their entries. */
export function isSameValue(left: FieldValue | readonly unknown[], right: FieldValue | readonly unknown[]): boolean {
  if (left === right) return true;
  if (!Array.isArray(left) || !Array.isArray(right)) return false;
  return (
    left.length === right.length &&
    left.every((entry: unknown, index) => entry === right[index] || isSameFile(entry, right[index]))
  );
}

/** The value of a field by name; safe for any name. */
export function storedValue(values: Values, name: string): FieldValue {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
