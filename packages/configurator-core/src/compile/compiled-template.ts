import type { Check } from '../condition/compile-condition.ts';
import type { PercentBase } from '../contract/prices/price-amount.ts';
import type { PriceRule } from '../contract/template/template.ts';
import type { CompiledAmount } from './compile-amount.ts';
import type { CompiledField } from './compiled-field.ts';

/** A part of the template, a section or a group, that carries a condition. */
export interface CompiledPart {
  /** Sections count from 0, groups after them. */
  readonly part: number;
  readonly sectionIndex: number;
  readonly name: string;
  /** Among all steps as they are compiled: after all fields. */
  readonly index: number;
  /** Place in the plan. */
  rank: number;
  check: Check;
  /** Its fields. */
  readonly readers: CompiledStep[];
}

/** One step of the plan: a part's condition, or a field. */
export type CompiledStep = CompiledPart | CompiledField;

/** A price rule with its closures. */
export interface CompiledPriceRule {
  readonly rule: PriceRule;
  readonly check: Check | null;
  readonly amount: CompiledAmount;
  /** What a percentage is taken of; null for any other amount. */
  readonly of: PercentBase | null;
}

/** A template's compiled rules: fields by section, and one plan in which every step reads only earlier ones. */
export interface CompiledTemplate {
  readonly sections: readonly (readonly CompiledField[])[];
  /** How many sections and groups there are. */
  readonly partCount: number;
  /** For each section the part that its first group is. */
  readonly firstGroups: readonly number[];
  /** All fields, in template order. */
  readonly fields: readonly CompiledField[];
  readonly plan: readonly CompiledStep[];
  readonly priceRules: readonly CompiledPriceRule[];
  /** Indexes of the price rules that are taken of the subtotal; they apply after all others, in this order. */
  readonly subtotalRules: readonly number[];
}
