import type { Cents } from '../money.ts';
import type { Condition } from './condition.ts';
import type { FieldType, GroupLayout, ValidationRules } from './template.schema.ts';

/** Keys of the wire the engine does not read; they survive a round trip. */
export type Extra = Readonly<Record<string, unknown>>;

/** One choice of a field. */
export interface Option {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly additionalPriceCents: Cents;
  readonly isDefault: boolean;
  /** A CSS colour, for options that are colours. */
  readonly colorValue: string | null;
  readonly condition: Condition | null;
  readonly extra: Extra;
}

/** One thing the shopper is asked for, or (static_text, iframe) shown. `name` is unique in the template. */
export interface Field {
  readonly id: string;
  readonly name: string;
  readonly type: FieldType;
  readonly label: string;
  readonly placeholder: string | null;
  readonly tooltip: string | null;
  readonly isRequired: boolean;
  readonly defaultValue: unknown;
  readonly validationRules: ValidationRules;
  /** Presentation by key: `unit`, `html` (static_text), `url` (iframe), `cutOff`, `rows`, … */
  readonly additionalOptions: Readonly<Record<string, unknown>>;
  readonly condition: Condition | null;
  readonly options: readonly Option[];
  readonly extra: Extra;
}

/** Fields shown together. */
export interface Group {
  readonly id: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly layout: GroupLayout;
  readonly condition: Condition | null;
  readonly fields: readonly Field[];
  readonly extra: Extra;
}

/** One step of the configurator. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly condition: Condition | null;
  readonly groups: readonly Group[];
  readonly extra: Extra;
}

/** A price line that does not hang on an option: `amount` is cents or a bare JSON Logic expression that gives cents. */
export interface PriceRule {
  readonly id: string;
  readonly label: string;
  readonly when: Condition | null;
  readonly amount: unknown;
  /** Only a discount may be negative. */
  readonly discount: boolean;
  readonly extra: Extra;
}

/** A form template in memory: sorted, checked, amounts in cents. */
export interface Template {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly description: string | null;
  readonly configuratorType: string | null;
  readonly priceRules: readonly PriceRule[];
  readonly sections: readonly Section[];
  readonly extra: Extra;
}

/** The parts of a template in memory, by kind. */
export interface Parts {
  readonly section: Section;
  readonly group: Group;
  readonly field: Field;
  readonly option: Option;
  readonly price_rule: PriceRule;
}
