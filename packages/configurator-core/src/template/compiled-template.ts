import type { Check, Formula, ReadableField } from '../condition/compile-condition.ts';
import type { Issue } from '../evaluate/issue.ts';
import type { FieldValue } from '../field-types/value.ts';
import type { OfferedField, ValueKind } from '../field-types/value-kind.ts';
import type { Group, PriceRule, Section } from './template.ts';

/** A field with everything that can be known of it beforehand. */
export interface CompiledField extends ReadableField, OfferedField {
  readonly section: Section;
  readonly group: Group;
  readonly sectionIndex: number;
  /** Place of the group, counted through the template from 0. */
  readonly groupNumber: number;
  readonly kind: ValueKind;
  readonly required: readonly Issue[] | null;
  readonly validate: ((value: FieldValue) => readonly Issue[]) | null;
  check: Check | null;
  /** One for each option; null where no option has a condition. */
  optionChecks: readonly (Check | null)[] | null;
  /** Steps to take again when the value that counts changes, in the order of the plan. */
  dependents: readonly number[];
  /** Whether no price rule reads it and no dependent is read by anything itself. */
  isFlat: boolean;
  /** Places of the price rules that read this field. */
  priceRules: readonly number[];
}

/** One step of the plan: a section's or group's condition, or a field. */
export type CompiledStep =
  | {
      readonly kind: 'section';
      readonly name: string;
      readonly sectionIndex: number;
      readonly check: Check;
      dependents: readonly number[];
    }
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly sectionIndex: number;
      readonly groupNumber: number;
      readonly check: Check;
      dependents: readonly number[];
    }
  | { readonly kind: 'field'; readonly field: CompiledField };

/** A price rule with its closures. */
export interface CompiledPriceRule {
  readonly rule: PriceRule;
  readonly check: Check | null;
  readonly amount: Formula;
}

/** What a template's rules come to: fields by section, and one plan in which every step reads only earlier ones. */
export interface CompiledTemplate {
  readonly sections: readonly (readonly CompiledField[])[];
  /** How many groups all sections have together. */
  readonly groupCount: number;
  /** For each section the number of its first group. */
  readonly firstGroups: readonly number[];
  /** All fields, in template order. */
  readonly fields: readonly CompiledField[];
  readonly plan: readonly CompiledStep[];
  readonly priceRules: readonly CompiledPriceRule[];
}
