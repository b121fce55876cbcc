import type { Field, Group, Option, PriceRule, Section, Template } from './template.ts';
import type { FieldJson, GroupJson, OptionJson, PriceRuleJson, SectionJson, TemplateJson } from './template-json.ts';

function orNull<T extends object>(record: T): T | null {
  return Object.keys(record).length > 0 ? record : null;
}

function serializeOption(option: Option, index: number): OptionJson {
  return {
    ...option.extra,
    id: option.id,
    label: option.label,
    value: option.value,
    additional_price: option.additionalPriceCents / 100,
    is_default: option.isDefault,
    color_value: option.colorValue,
    order_index: index,
    conditional_display: option.condition,
  };
}

function serializeField(field: Field, index: number): FieldJson {
  return {
    ...field.extra,
    id: field.id,
    name: field.name,
    field_type: field.type,
    label: field.label,
    placeholder: field.placeholder,
    tooltip: field.tooltip,
    is_required: field.isRequired,
    default_value: field.defaultValue,
    validation_rules: orNull({ ...field.validationRules }),
    additional_options: orNull({ ...field.additionalOptions }),
    order_index: index,
    conditional_display: field.condition,
    options: field.options.map(serializeOption),
  };
}

function serializeGroup(group: Group, index: number): GroupJson {
  return {
    ...group.extra,
    id: group.id,
    title: group.title,
    description: group.description,
    layout: group.layout,
    order_index: index,
    conditional_display: group.condition,
    fields: group.fields.map(serializeField),
  };
}

function serializeSection(section: Section, index: number): SectionJson {
  return {
    ...section.extra,
    id: section.id,
    title: section.title,
    description: section.description,
    order_index: index,
    conditional_display: section.condition,
    groups: section.groups.map(serializeGroup),
  };
}

function serializePriceRule({ label, when, amount, discount, extra }: PriceRule): PriceRuleJson {
  return { ...extra, label, amount, ...(when && { when }), ...(discount && { discount }) };
}

/** Writes a template in the wire format; `order_index` is the place in the list, prices are in EUR, unknown keys return. */
export function serializeTemplate(template: Template): TemplateJson {
  return {
    ...template.extra,
    id: template.id,
    version: template.version,
    name: template.name,
    description: template.description,
    configurator_type: template.configuratorType,
    price_rules: template.priceRules.map(serializePriceRule),
    sections: template.sections.map(serializeSection),
  };
}
