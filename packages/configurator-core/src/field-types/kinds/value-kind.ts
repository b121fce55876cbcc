import type { Field, Option } from '../../contract/template/template.ts';
import type { Issue } from '../values/issue.ts';
import type { FieldValue } from '../values/value.ts';

/** The part of a stored value that fits the field. */
export interface RestoredValue {
  readonly value: FieldValue;
  /** Whether the whole value fits. */
  readonly isWhole: boolean;
}

/** The properties of a field for parsing its values. */
export interface OfferedField {
  readonly field: Field;
  /** Maximum characters of entered text, which is truncated; null if it is not. */
  readonly cutOffAt: number | null;
  /** Finds an option by its value. */
  optionOf(value: string): Option | undefined;
}

/** Behaviour of a field's values. Shared code checks the kind, never the field's type. */
export interface ValueKind {
  /** False for display-only fields. */
  readonly holdsValue: boolean;
  /** Whether the value is computed from other fields, and never entered or stored. */
  readonly isDerived: boolean;
  readonly isList: boolean;
  /**
   * Returns a valid example, for types such as files whose rules only read whether there is a value. Rules read such a
   * value as `true`, and expressions cannot read it.
   */
  readonly sample?: (field: Field) => FieldValue;
  /** Initial value without a default. */
  readonly initial?: unknown;
  /** Converts a value for the settings, if it is stored in another form. */
  readonly write?: (value: FieldValue) => unknown;
  /** Returns a value as text, if the settings alone are not enough. */
  readonly print?: (value: FieldValue, language: string | null) => string;
  /** Returns the message for an issue, or undefined to use the catalogue. */
  readonly word?: (issue: Issue, language: string | null) => string | undefined;
  /** Returns all values except empty, if they are a short list of single values; otherwise null. */
  readonly choices: (field: Field) => readonly FieldValue[] | null;
  /** Converts raw input to a field value, or undefined if it does not fit. */
  readonly normalise: (offered: OfferedField, raw: unknown) => FieldValue;
  /** Parses a stored value, including unambiguous older forms. */
  readonly restore: (offered: OfferedField, stored: unknown) => RestoredValue;
  /** Returns the validator of filled values, or null if the field has no validation rules. */
  readonly validator: (field: Field) => ((value: FieldValue) => readonly Issue[]) | null;
  /** Removes options that are not offered from a value. */
  readonly withoutClosed: (value: FieldValue, closed: ReadonlySet<string>) => FieldValue;
  /** Returns the values of the chosen options. */
  readonly chosen: (value: FieldValue) => readonly string[];
}

/** Returns the kind of value of a field. */
export type FieldTypeDefinition = (field: Field) => ValueKind;
