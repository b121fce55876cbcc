import { comparableText, parseNumber } from '../field-types/values/comparison.ts';
import { isFileList } from '../field-types/values/file-reference.ts';
import type { FieldValue } from '../field-types/values/value.ts';

/** The forms of a value that rules read, because JSON Logic supports neither German numbers nor lower case. */
export interface ReadForms {
  /** Text compared by `equals`. Absent if the field is empty, and for lists. */
  readonly text?: string;
  /** Lower case. */
  readonly lower?: string;
  readonly number?: number;
  /** A list's entries as texts for `equals`; empty for an empty list. */
  readonly items?: readonly string[];
}

/** Returns the forms of a counted value; undefined is empty. */
export function readForms(value: FieldValue, isList: boolean): ReadForms {
  // Rules see files only as `true`.
  if (isFileList(value)) return readForms(true, false);
  if (isList) {
    const items = Array.isArray(value) ? value.map((entry) => comparableText(entry) ?? '') : [];
    return { items, number: items.length };
  }
  if (value === undefined || Array.isArray(value)) return {};
  const number = parseNumber(value);
  return {
    text: comparableText(value) ?? '',
    lower: String(value).toLowerCase(),
    ...(number !== undefined && { number }),
  };
}
