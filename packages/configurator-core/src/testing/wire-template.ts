/**
 * The wire format for tests: plain JSON, as `get_complete_form` returns it. Separate from the engine's own schema on
 * purpose, so that the oracle and the generators share no code with what they test.
 */

/** One rule: `field` is a name or an id. */
export interface WireRule {
  field: string;
  operator: 'equals' | 'not_equals' | 'contains' | 'greater_than' | 'less_than';
  value: string | number | boolean;
}

/** A rule, a combination of rules, or a JSON Logic expression over the values by name. */
export type WireCondition =
  | WireRule
  | { all: WireCondition[] }
  | { any: WireCondition[] }
  | { not: WireCondition }
  | { logic: unknown };

/** Translations by language, then by text key, with the source text. */
export type WireTranslations = Record<string, Record<string, { text: string; of: string }>>;

/** `additional_price` is in EUR: a number, a decimal text, or null. */
export interface WireOption {
  id: string;
  translations?: WireTranslations;
  label: string;
  value: string;
  additional_price: number | string | null;
  is_default: boolean;
  color_value: string | null;
  image?: unknown;
  material?: string;
  order_index: number;
  conditional_display: WireCondition | null;
}

/** Computation of a computed field. */
export interface WireComputation {
  result: 'number' | 'text' | 'boolean';
  logic: unknown;
  decimals?: number;
  internal?: boolean;
}

/** Field types. */
export type WireFieldType =
  | 'text'
  | 'textarea'
  | 'number'
  | 'dropdown'
  | 'radio'
  | 'checkbox'
  | 'color'
  | 'static_text'
  | 'iframe'
  | 'computed'
  | 'file';

/** Validation of a value. `message` replaces the default text of its own rules. */
export interface WireValidation {
  min?: number;
  max?: number;
  step?: number;
  integer?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  email?: boolean;
  /** Name or id of a number field that must have a lesser value. */
  greaterThanField?: string;
  /** Name or id of a number field that must have a greater value. */
  lessThanField?: string;
  maxFiles?: number;
  maxFileBytes?: number;
  message?: string;
}

export interface WireField {
  id: string;
  translations?: WireTranslations;
  name: string;
  field_type: WireFieldType;
  label: string;
  placeholder: string | null;
  tooltip: string | null;
  default_value: string | number | boolean | string[] | null;
  is_required: boolean;
  validation_rules: WireValidation | null;
  additional_options: Record<string, unknown> | null;
  conditional_display: WireCondition | null;
  order_index: number;
  options: WireOption[];
  /** Only for computed fields. */
  computed?: WireComputation;
}

export interface WireGroup {
  id: string;
  translations?: WireTranslations;
  title: string | null;
  description: string | null;
  layout: 'vertical' | 'horizontal' | 'grid';
  order_index: number;
  conditional_display: WireCondition | null;
  fields: WireField[];
}

export interface WireSection {
  id: string;
  translations?: WireTranslations;
  title: string;
  description: string | null;
  order_index: number;
  conditional_display: WireCondition | null;
  groups: WireGroup[];
}

/** A range of numbers, both ends included. */
export interface WireTableRange {
  from: number;
  to: number;
}

/** One axis of a price table: `ranges` of a number field, or values of the `options` of a choice. */
export interface WireTableAxis {
  field: string;
  ranges?: WireTableRange[];
  options?: string[];
}

/** A price table: cents row by row; null if there is no price. */
export interface WirePriceTable {
  columns: WireTableAxis;
  rows?: WireTableAxis;
  cells: (number | null)[][];
  gap: 'reject' | 'round_up';
  message?: string;
}

/** Forms of an amount other than cents and JSON Logic. */
export type WireAmount =
  | { percent: number; of: 'base' | 'subtotal' }
  | { per_character: number; field: string; included?: number }
  | { per_unit: number; field: string; included?: number }
  | { table: WirePriceTable };

/**
 * `amount` is cents, a `WireAmount`, or a JSON Logic expression that returns cents. The parser generates an id for a
 * rule without one.
 */
export interface WirePriceRule {
  id?: string;
  translations?: WireTranslations;
  label: string;
  when?: WireCondition;
  amount: unknown;
  minimum?: number;
  maximum?: number;
  discount?: true;
}

export interface WireTemplate {
  id: string;
  translations?: WireTranslations;
  version: number;
  name: string;
  language?: string;
  currency?: string;
  description: string | null;
  configurator_type: string | null;
  price_rules: WirePriceRule[];
  quantity_breaks?: WireQuantityBreak[];
  sections: WireSection[];
}

type FieldDraft = Partial<Omit<WireField, 'options' | 'id' | 'order_index'>> & {
  name: string;
  options?: Partial<WireOption>[];
};
type GroupDraft = Partial<Omit<WireGroup, 'fields'>> & { fields: FieldDraft[] };
type SectionDraft = Partial<Omit<WireSection, 'groups'>> & { groups?: GroupDraft[]; fields?: FieldDraft[] };

/** Creates an option from the keys that matter to a test. Its label is its value. */
export function wireOption(owner: string, draft: Partial<WireOption>, index: number): WireOption {
  const value = draft.value ?? `option-${index}`;
  return {
    id: `${owner}:${value}`,
    label: value,
    additional_price: null,
    is_default: false,
    color_value: null,
    order_index: index,
    conditional_display: null,
    ...draft,
    value,
  };
}

/** Creates a field from some keys: a text, a dropdown if it has options, or computed if it has an expression. */
export function wireField({ options = [], ...draft }: FieldDraft, index = 0): WireField {
  const id = `field:${draft.name}`;
  const type = draft.computed === undefined ? 'text' : 'computed';
  return {
    id,
    field_type: options.length > 0 ? 'dropdown' : type,
    label: draft.name,
    placeholder: null,
    tooltip: null,
    default_value: null,
    is_required: false,
    validation_rules: null,
    additional_options: null,
    conditional_display: null,
    order_index: index,
    ...draft,
    options: options.map((option, place) => wireOption(id, option, place)),
  };
}

/** Creates a template from the keys that matter to a test. Ids and order follow from the position. */
export function wireTemplate(
  sections: SectionDraft[],
  draft: Partial<Omit<WireTemplate, 'sections'>> = {},
): WireTemplate {
  return {
    id: 'template',
    version: 1,
    name: 'Vorlage',
    description: null,
    configurator_type: null,
    price_rules: [],
    ...draft,
    sections: sections.map(({ groups, fields, ...section }, sectionIndex) => ({
      id: `section-${sectionIndex}`,
      title: `Schritt ${sectionIndex + 1}`,
      description: null,
      order_index: sectionIndex,
      conditional_display: null,
      ...section,
      groups: (groups ?? [{ fields: fields ?? [] }]).map(({ fields: groupFields, ...group }, groupIndex) => ({
        id: `${section.id ?? `section-${sectionIndex}`}:group-${groupIndex}`,
        title: null,
        description: null,
        layout: 'vertical' as const,
        order_index: groupIndex,
        conditional_display: null,
        ...group,
        fields: groupFields.map(wireField),
      })),
    })),
  };
}

/** A lower price per piece from a quantity on. */
export interface WireQuantityBreak {
  from: number;
  label: string;
  percent?: number;
  amount?: number;
}
