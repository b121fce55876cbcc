import type { Field, Option } from '../../contract/template/template.ts';
import type { Issue } from '../values/issue.ts';
import type { FieldValue } from '../values/value.ts';

/** A stored value as it still fits. */
export interface RestoredValue {
  readonly value: FieldValue;
  /** Whether all of it fits. */
  readonly isWhole: boolean;
}

/** What reading a value needs to know of a field. */
export interface OfferedField {
  readonly field: Field;
  /** Where typed text is cut off, in characters; null where it is not. */
  readonly cutOffAt: number | null;
  /** Finds an option by its value. */
  optionOf(value: string): Option | undefined;
}

/** How the values of a field behave. Shared code asks the kind and never the field's type. */
export interface ValueKind {
  /** False for what only shows. */
  readonly holdsValue: boolean;
  /** Whether the value is computed from other fields, and never typed or stored. */
  readonly isDerived: boolean;
  readonly isList: boolean;
  /**
   * A valid example, for types whose rules see only whether there is a value, such as files. To rules such a value is
   * `true`, and no expression reads it.
   */
  readonly sample?: (field: Field) => FieldValue;
  /** What the field holds at the start without a default. */
  readonly initial?: unknown;
  /** The form in which settings carry a value, where it is another. */
  readonly write?: (value: FieldValue) => unknown;
  /** A value in words, where settings alone could not say it. */
  readonly print?: (value: FieldValue, language: string | null) => string;
  /** The sentence for an issue; undefined leaves it to the messages. */
  readonly word?: (issue: Issue, language: string | null) => string | undefined;
  /** Everything the field can hold beside empty, where that is a short list of single values. */
  readonly choices: (field: Field) => readonly FieldValue[] | null;
  /** Brings what was typed or clicked into the form the field holds; undefined where it does not fit. */
  readonly normalise: (offered: OfferedField, raw: unknown) => FieldValue;
  /** Reads a stored value, also in the unambiguous forms that older programs stored. */
  readonly restore: (offered: OfferedField, stored: unknown) => RestoredValue;
  /** What a filled value breaks; null where this field has no bounds. */
  readonly validator: (field: Field) => ((value: FieldValue) => readonly Issue[]) | null;
  /** Takes the options that are not offered out of a value. */
  readonly withoutClosed: (value: FieldValue, closed: ReadonlySet<string>) => FieldValue;
  /** The values of the options chosen. */
  readonly chosen: (value: FieldValue) => readonly string[];
}

/** A field type says which kind of value a field has. */
export type FieldTypeDefinition = (field: Field) => ValueKind;
