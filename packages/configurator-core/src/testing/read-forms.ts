import { comparableText, parseNumber } from '../field-types/values/comparison.ts';
import { isFileList } from '../field-types/values/file-reference.ts';
import type { FieldValue } from '../field-types/values/value.ts';

/** A value in the forms in which rules read it, as JSON Logic has neither German numbers nor lower case. */
export interface ReadForms {
  /** As `equals` compares it. Absent where the field is empty, and for lists. */
  readonly text?: string;
  /** Lower case. */
  readonly lower?: string;
  readonly number?: number;
  /** A list's entries as `equals` compares them; empty for an empty one. */
  readonly items?: readonly string[];
}

/** The forms of a value that counts; undefined is empty. */
export function readForms(value: FieldValue, isList: boolean): ReadForms {
  // Of files a rule sees only that there are some.
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
