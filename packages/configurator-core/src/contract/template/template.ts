import type { Currency } from '../../currency.ts';
import type { Cents } from '../../money.ts';
import type { Computation } from '../conditions/computation.schema.ts';
import type { Condition } from '../conditions/condition.ts';
import type { QuantityBreak } from '../prices/quantity-break.schema.ts';
import type { Translations } from '../primitives/translations.schema.ts';
import type { FieldOptions } from './field-options.schema.ts';
import type { OptionImage } from './option-image.schema.ts';
import type { CustomFieldTypeName, FieldType, GroupLayout, ValidationRules } from './template.schema.ts';

/** Unknown keys of the wire format, kept when the template is saved. */
export type Extra = Readonly<Record<string, unknown>>;

/** A part with translatable texts. */
interface Translatable {
  /** Translations of its texts. Omitted if there are none. */
  readonly translations?: Translations;
}

/** One choice of a field. */
export interface Option extends Translatable {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly additionalPriceCents: Cents;
  readonly isDefault: boolean;
  /** A CSS colour, for colour options. */
  readonly colorValue: string | null;
  readonly image: OptionImage | null;
  /** Key of its material. The host lists the materials that are unavailable. */
  readonly material: string | null;
  readonly condition: Condition | null;
  readonly extra: Extra;
}

/** A place in the options of a host field type that contains field names. */
export interface FieldNamePlace {
  /** Keys below `additional_options`. `*` matches every entry of a list or object: `['sizes', '*', 'upTo']`. */
  readonly path: readonly string[];
  /** `value`: a name or a list of names. `keys`: an object whose keys are names. */
  readonly as: 'value' | 'keys';
}

/** The built-in type that a host field type is based on, and its settings. */
export interface FieldBase {
  readonly type: FieldType;
  /** Whether only the host's code can validate texts. */
  readonly isFree: boolean;
  /** The validation rules and options of the wire format, which those of the host type replace. */
  readonly written: Pick<Field, 'validationRules' | 'options'>;
  /** Places of field names in its options, updated by edits. */
  readonly fieldNames?: readonly FieldNamePlace[];
}

/** An input of the shopper, a computed value, or (static_text, iframe) content. `name` is unique in the template. */
export interface Field extends Translatable {
  readonly id: string;
  readonly name: string;
  readonly type: FieldType | CustomFieldTypeName;
  /** Set only for host field types. Their options and bounds come from the host type. */
  readonly base?: FieldBase;
  readonly label: string;
  readonly placeholder: string | null;
  readonly tooltip: string | null;
  readonly isRequired: boolean;
  readonly defaultValue: unknown;
  readonly validationRules: ValidationRules;
  readonly additionalOptions: FieldOptions;
  readonly condition: Condition | null;
  readonly options: readonly Option[];
  /** Computation of a computed field; null for every other type. */
  readonly computed: Computation | null;
  readonly extra: Extra;
}

/** Fields shown together. */
export interface Group extends Translatable {
  readonly id: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly layout: GroupLayout;
  readonly condition: Condition | null;
  readonly fields: readonly Field[];
  readonly extra: Extra;
}

/** One step of the configurator. */
export interface Section extends Translatable {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly condition: Condition | null;
  readonly groups: readonly Group[];
  readonly extra: Extra;
}

/**
 * A price line that does not belong to an option. `amount` is cents, one of the forms of `readAmount`, or a JSON Logic
 * expression that returns cents.
 */
export interface PriceRule extends Translatable {
  readonly id: string;
  readonly label: string;
  readonly when: Condition | null;
  readonly amount: unknown;
  /** Minimum absolute amount of the line. An amount of 0 creates no line. Null if there is none. */
  readonly minimumCents: Cents | null;
  /** Maximum absolute amount of the line; null if there is none. */
  readonly maximumCents: Cents | null;
  /** Whether it may be negative. */
  readonly discount: boolean;
  readonly extra: Extra;
}

/** Expected or actual result of a scenario's values. */
export interface ScenarioResult {
  /** Names of the fields that are shown, in template order. */
  readonly visible: readonly string[];
  readonly issues: readonly { readonly fieldName: string; readonly code: string }[];
  /** Price of one piece. */
  readonly totalCents: Cents;
}

/** Values with their expected result. */
export interface Scenario {
  readonly id: string;
  /** Short description. */
  readonly name: string;
  /** By field name, in any form of stored values. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly basePriceCents: Cents;
  /** Pieces of the cart line, for the quantity break. From 1 to 1000. */
  readonly quantity: number;
  readonly expected: ScenarioResult;
  readonly extra: Extra;
}

/** A form template in memory: sorted, validated, amounts in minor units. */
export interface Template extends Translatable {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly description: string | null;
  /** BCP 47 language of its texts. Omitted if unknown. */
  readonly language?: string;
  /** ISO 4217 code of the currency of its amounts. Omitted: EUR. */
  readonly currency?: Currency;
  readonly configuratorType: string | null;
  readonly priceRules: readonly PriceRule[];
  readonly quantityBreaks: readonly QuantityBreak[];
  readonly sections: readonly Section[];
  readonly scenarios: readonly Scenario[];
  readonly extra: Extra;
}

/** Types of a template's parts in memory, by kind. */
export interface Parts {
  readonly section: Section;
  readonly group: Group;
  readonly field: Field;
  readonly option: Option;
  readonly price_rule: PriceRule;
}
