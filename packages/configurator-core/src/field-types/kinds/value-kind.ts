import type { FieldOptions } from '../../contract/template/field-options.schema.ts';
import type { ValidationRules } from '../../contract/template/template.schema.ts';
import type { Field, Option } from '../../contract/template/template.ts';
import type { Issue } from '../values/issue.ts';
import type { FieldValue } from '../values/value.ts';
import type { ValueWords } from '../values/value-words.ts';

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

/**
 * The values that rules, prices and the analysis can meet in a field, except empty:
 * - `derived`: computed from other fields. `options`: any number of the options. `number`: within the field's rules.
 * - `choice`: one of a short list; none for display-only fields.
 * - `presence`: rules only read whether there is a value, and expressions cannot read it.
 * - `text`: within the field's rules.
 */
export type ValueDomain =
  | { readonly kind: 'derived' | 'options' | 'number' | 'presence' | 'text' }
  | { readonly kind: 'choice'; readonly values: readonly FieldValue[] };

/** Behaviour of a field's values. Shared code checks the kind, never the field's type. */
export interface ValueKind {
  /** False for display-only fields. */
  readonly holdsValue: boolean;
  /** Whether the value is computed from other fields, and never entered or stored. */
  readonly isDerived: boolean;
  readonly isList: boolean;
  /** Initial value without a default. */
  readonly initial?: unknown;
  readonly domain: (field: Field) => ValueDomain;
  /** Converts raw input to a field value, or undefined if it does not fit. */
  readonly normalise: (offered: OfferedField, raw: unknown) => FieldValue;
  /** Parses a stored value, including unambiguous older forms. */
  readonly restore: (offered: OfferedField, stored: unknown) => RestoredValue;
  /** Returns the validator of filled values, or null if the field has no validation rules. */
  readonly validator: (field: Field) => ((value: FieldValue) => readonly Issue[]) | null;
  /**
   * Returns a value as text; empty if there is none. Without it, `formatPlainValue` does. Settings store the text of an
   * entered value, because they are read without the type.
   * @param language of the template, for host types
   */
  readonly format?: (value: unknown, field: Field, words: ValueWords, language: string | null) => string;
  /** Converts a value for the settings, if it is stored in another form. */
  readonly write?: (value: FieldValue) => unknown;
  /** Returns the message for an issue, or undefined to use the catalogue. */
  readonly formatIssue?: (issue: Issue, language: string | null) => string | undefined;
  /** Removes options that are not offered from a value. */
  readonly withoutHidden: (value: FieldValue, hidden: ReadonlySet<string>) => FieldValue;
  /** Returns the values of the chosen options. */
  readonly chosen: (value: FieldValue) => readonly string[];
}

const defaults = {
  holdsValue: true,
  isDerived: false,
  isList: false,
  validator: () => null,
  withoutHidden: (value: FieldValue) => value,
  chosen: () => [],
} satisfies Partial<ValueKind>;

/**
 * Creates a kind from what differs from a single value that is no choice and has no rules. By default, stored values are
 * parsed as entered ones.
 */
export function defineKind(own: Pick<ValueKind, 'domain' | 'normalise'> & Partial<ValueKind>): ValueKind {
  return {
    ...defaults,
    restore: (offered, stored) => {
      const value = own.normalise(offered, stored);
      return { value, isWhole: value !== undefined };
    },
    ...own,
  };
}

/**
 * Definition of a built-in field type: returns the kind of value of a field of this type. A host defines its types with
 * `defineFieldType`.
 */
export type BuiltInFieldType = (field: Field) => ValueKind;

/** Names of inputs in other formats that an import converts to fields of one type. A name belongs to one type only. */
export interface ForeignNames {
  /** SurveyJS: types of questions. */
  readonly surveyQuestions?: readonly string[];
  /** SurveyJS: the `inputType` of a text question. */
  readonly surveyInputs?: readonly string[];
  /** JSON Schema: the `format` of a text. JSON Forms also reads it from the options of a control. */
  readonly schemaFormats?: readonly string[];
}

/** Facts about a built-in field type that no page loads. The analysis and the imports read them. */
export interface FieldTypeFacts {
  /** The keys of `additional_options` that have an effect. */
  readonly options: readonly (keyof FieldOptions)[];
  /** The keys of `validation_rules` that have an effect. */
  readonly rules: readonly (keyof ValidationRules)[];
  readonly foreignNames: ForeignNames;
  /** A likely text, if a plain word is not valid. */
  readonly example?: string;
  /** Returns a valid value of the domain `presence`. */
  readonly sample?: (field: Field) => FieldValue;
}
