import type { Cents } from '../../money.ts';
import type { Computation } from '../conditions/computation.schema.ts';
import type { Condition } from '../conditions/condition.ts';
import type { QuantityBreak } from '../prices/quantity-break.schema.ts';
import type { Translations } from '../primitives/translations.schema.ts';
import type { OptionImage } from './option-image.schema.ts';
import type { CustomFieldTypeName, FieldType, GroupLayout, ValidationRules } from './template.schema.ts';

/** Keys of the wire the engine does not read; they survive a round trip. */
export type Extra = Readonly<Record<string, unknown>>;

/** A part with texts that can be translated. */
interface Translatable {
  /** Its texts in other languages. Left out where there are none. */
  readonly translations?: Translations;
}

/** One choice of a field. */
export interface Option extends Translatable {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly additionalPriceCents: Cents;
  readonly isDefault: boolean;
  /** A CSS colour, for options that are colours. */
  readonly colorValue: string | null;
  readonly image: OptionImage | null;
  /** What it is made of: a key of the host, which says what cannot be had at the moment. */
  readonly material: string | null;
  readonly condition: Condition | null;
  readonly extra: Extra;
}

/** A place in the options of a field type of the host that names other fields. */
export interface FieldNamePlace {
  /** Keys from `additional_options` on; `*` matches every entry of a list or an object: `['sizes', '*', 'upTo']`. */
  readonly path: readonly string[];
  /** `value`: a name or a list of names. `keys`: an object whose keys are names. */
  readonly as: 'value' | 'keys';
}

/** What a field of the host's own type is like, as that type says. */
export interface FieldBase {
  readonly type: FieldType;
  /** Whether only the type itself knows which texts are valid. */
  readonly isFree: boolean;
  /** What the wire says instead of what the type gives. */
  readonly written: Pick<Field, 'validationRules' | 'options'>;
  /** Where its options name other fields, which edits keep correct. */
  readonly fieldNames?: readonly FieldNamePlace[];
}

/** One thing the shopper is asked for, computed from others, or (static_text, iframe) shown. `name` is unique in the template. */
export interface Field extends Translatable {
  readonly id: string;
  readonly name: string;
  readonly type: FieldType | CustomFieldTypeName;
  /** Only of a field of the host's own type: what it is like. Its options and bounds are those that the type gives. */
  readonly base?: FieldBase;
  readonly label: string;
  readonly placeholder: string | null;
  readonly tooltip: string | null;
  readonly isRequired: boolean;
  readonly defaultValue: unknown;
  readonly validationRules: ValidationRules;
  /** Presentation by key: `unit`, `html` (static_text), `url` (iframe), `accept` (file), `cutOff`, `rows`, … */
  readonly additionalOptions: Readonly<Record<string, unknown>>;
  readonly condition: Condition | null;
  readonly options: readonly Option[];
  /** How the value of a computed field is derived; null for every other type. */
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
 * A price line that does not hang on an option: `amount` is cents, one of the forms that `readAmount` reads, or a bare
 * JSON Logic expression that gives cents.
 */
export interface PriceRule extends Translatable {
  readonly id: string;
  readonly label: string;
  readonly when: Condition | null;
  readonly amount: unknown;
  /** Least size of the line; an amount of 0 stays no line. Null for none. */
  readonly minimumCents: Cents | null;
  /** Most size of the line. Null for none. */
  readonly maximumCents: Cents | null;
  /** Only a discount may be negative. */
  readonly discount: boolean;
  readonly extra: Extra;
}

/** What values result in. */
export interface ScenarioResult {
  /** Names of the fields that are shown, in template order. */
  readonly visible: readonly string[];
  readonly issues: readonly { readonly fieldName: string; readonly code: string }[];
  /** Price of one piece. */
  readonly totalCents: Cents;
}

/** Values with what they must result in. */
export interface Scenario {
  readonly id: string;
  /** What it shows, in a few words. */
  readonly name: string;
  /** By field name, in any form that stored values have. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly basePriceCents: Cents;
  /** Pieces of the cart line, which decide the quantity break. From 1 to 1000. */
  readonly quantity: number;
  readonly expected: ScenarioResult;
  readonly extra: Extra;
}

/** A form template in memory: sorted, checked, amounts in cents. */
export interface Template extends Translatable {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly description: string | null;
  /** The language of its texts, as BCP 47. Left out where it is not known. */
  readonly language?: string;
  readonly configuratorType: string | null;
  readonly priceRules: readonly PriceRule[];
  readonly quantityBreaks: readonly QuantityBreak[];
  readonly sections: readonly Section[];
  readonly scenarios: readonly Scenario[];
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
