import type { Check } from '../condition/compile-condition.ts';
import type { PercentBase } from '../contract/prices/price-amount.ts';
import type { PriceRule } from '../contract/template/template.ts';
import type { CompiledAmount } from './compile-amount.ts';
import type { CompiledField, CompiledStep } from './compiled-field.ts';

/** A price rule compiled to closures. */
export interface CompiledPriceRule {
  readonly rule: PriceRule;
  readonly check: Check | null;
  readonly amount: CompiledAmount;
  /** The base of a percentage; null for any other amount. */
  readonly of: PercentBase | null;
}

/** A template's compiled rules: fields by section, and one plan in which every step reads only earlier ones. */
export interface CompiledTemplate {
  readonly sections: readonly (readonly CompiledField[])[];
  /** Number of sections and groups. */
  readonly partCount: number;
  /** For each section the part number of its first group. */
  readonly firstGroups: readonly number[];
  /** All fields, in template order. */
  readonly fields: readonly CompiledField[];
  readonly plan: readonly CompiledStep[];
  readonly priceRules: readonly CompiledPriceRule[];
  /** Indexes of the rules that are a percentage of the subtotal. They apply after all others, in this order. */
  readonly subtotalRules: readonly number[];
}
