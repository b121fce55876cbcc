import type { Computation } from '../contract/conditions/computation.schema.ts';
import type { TemplateJson } from '../contract/template/template.schema.ts';
import { englishTexts } from './english-texts.ts';

/**
 * Builders for the wire format of the built-in templates. Ids are readable and stable: a field is
 * `<configurator type>:<field name>`, an option `<configurator type>:<field name>:<value>`.
 */

/** One rule of the wire format, `{field, operator, value}`. */
interface WireRule {
  field: string;
  operator: 'equals' | 'not_equals' | 'contains' | 'greater_than' | 'less_than';
  value: string | number;
}

/** A condition of the wire format. */
export type WireCondition =
  | WireRule
  | { all: WireCondition[] }
  | { any: WireCondition[] }
  | { not: WireCondition }
  | { logic: unknown };

/** An option as the author writes it. Its id and order follow from its position. */
export interface OptionDraft {
  value: string;
  label: string;
  /** EUR, gross. */
  priceEuro?: number;
  isDefault?: boolean;
  /** `#rrggbb` */
  color?: string;
  /** Image of the option. */
  image?: { url: string; alt: string };
  /** Key of its material. */
  material?: string;
}

/** A field as the author writes it. Missing keys are empty in the wire format. */
export interface FieldDraft {
  name: string;
  type: 'text' | 'textarea' | 'number' | 'dropdown' | 'radio' | 'checkbox' | 'color' | 'computed';
  label: string;
  placeholder?: string;
  tooltip?: string;
  isRequired?: boolean;
  /** As in the wire format. `lessThanField` and `greaterThanField` name another number field. */
  validation?: Record<string, string | number | boolean>;
  /** `unit`, `hint` (shown under the input), `cutOff`, `rows`, `plausibility`. */
  presentation?: Record<string, string | number | boolean>;
  shownIf?: WireCondition;
  options?: readonly OptionDraft[];
  /** Only for computed fields. */
  computed?: Computation;
  /** The validation message in English, if it is composed of several texts. */
  englishMessage?: string;
}

/** A group as the author writes it. */
export interface GroupDraft {
  key: string;
  title?: string;
  description?: string;
  layout?: 'vertical' | 'horizontal' | 'grid';
  fields: readonly FieldDraft[];
}

/** A step as the author writes it. */
export interface SectionDraft {
  id: string;
  title: string;
  description: string;
  groups: readonly GroupDraft[];
}

/** A built-in template as the author writes it. */
export interface TemplateDraft {
  configuratorType: string;
  name: string;
  description: string;
  sections: readonly SectionDraft[];
}

type TranslationsJson = Readonly<Record<string, Readonly<Record<string, { text: string; of: string }>>>>;

/** Returns the English translations of texts by key. Skips anything but texts. */
function inEnglish(texts: Readonly<Record<string, unknown>>): { readonly translations?: TranslationsJson } {
  const en: Record<string, { text: string; of: string }> = {};
  for (const [key, of] of Object.entries(texts)) {
    const text = typeof of === 'string' ? englishTexts[of] : undefined;
    if (typeof of === 'string' && text !== undefined) en[key] = { text, of };
  }
  return Object.keys(en).length > 0 ? { translations: { en } } : {};
}

/** Returns the English texts of a field. */
function fieldInEnglish(draft: FieldDraft) {
  const { hint, unit, plausibility } = draft.presentation ?? {};
  const message = draft.validation?.message;
  const { translations } = inEnglish({
    label: draft.label,
    placeholder: draft.placeholder,
    tooltip: draft.tooltip,
    'additional_options.hint': hint,
    'additional_options.unit': unit,
    'additional_options.plausibility': plausibility,
    'validation_rules.message': message,
  });
  if (draft.englishMessage === undefined || typeof message !== 'string') return { translations };
  const own = { 'validation_rules.message': { text: draft.englishMessage, of: message } };
  return { translations: { en: { ...translations?.en, ...own } } };
}

function wireOption(owner: string, draft: OptionDraft, index: number) {
  return {
    id: `${owner}:${draft.value}`,
    label: draft.label,
    value: draft.value,
    additional_price: draft.priceEuro ?? 0,
    is_default: draft.isDefault ?? false,
    color_value: draft.color ?? null,
    ...(draft.image && { image: draft.image }),
    ...(draft.material && { material: draft.material }),
    order_index: index,
    conditional_display: null,
    ...inEnglish({ label: draft.label, 'image.alt': draft.image?.alt }),
  };
}

function wireField(configuratorType: string, draft: FieldDraft, index: number) {
  const id = `${configuratorType}:${draft.name}`;
  return {
    id,
    name: draft.name,
    field_type: draft.type,
    label: draft.label,
    placeholder: draft.placeholder ?? null,
    tooltip: draft.tooltip ?? null,
    default_value: null,
    is_required: draft.isRequired ?? false,
    validation_rules: draft.validation ?? null,
    additional_options: draft.presentation ?? null,
    conditional_display: draft.shownIf ?? null,
    order_index: index,
    options: (draft.options ?? []).map((option, place) => wireOption(id, option, place)),
    ...(draft.computed && { computed: draft.computed }),
    ...fieldInEnglish(draft),
  };
}

/** Builds the wire format of a built-in template, exactly as `get_complete_form` would return it. */
export function builtInTemplate(draft: TemplateDraft) {
  const type = draft.configuratorType;
  return {
    id: `built-in:${type}`,
    version: 1,
    name: draft.name,
    description: draft.description,
    language: 'de',
    ...inEnglish({ name: draft.name, description: draft.description }),
    configurator_type: type,
    price_rules: [],
    sections: draft.sections.map((section, sectionIndex) => ({
      id: section.id,
      title: section.title,
      description: section.description,
      order_index: sectionIndex,
      conditional_display: null,
      ...inEnglish({ title: section.title, description: section.description }),
      groups: section.groups.map((group, groupIndex) => ({
        id: `${type}:${section.id}:${group.key}`,
        title: group.title ?? null,
        description: group.description ?? null,
        layout: group.layout ?? ('vertical' as const),
        order_index: groupIndex,
        conditional_display: null,
        ...inEnglish({ title: group.title, description: group.description }),
        fields: group.fields.map((field, fieldIndex) => wireField(type, field, fieldIndex)),
      })),
    })),
  } satisfies TemplateJson;
}
