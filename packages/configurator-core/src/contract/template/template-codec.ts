import { type Currency, currencyOf, minorUnits } from '../../currency.ts';
import { parseMoney } from '../../money.ts';
import type { Translations } from '../primitives/translations.schema.ts';
import type { AcceptedScenario, ScenarioJson } from './scenario.schema.ts';
import type { AcceptedPart, AcceptedTemplate, PartJson, TemplateJson } from './template.schema.ts';
import type { Extra, Field, Group, Option, Parts, PriceRule, Scenario, Section, Template } from './template.ts';

type Placed = { order_index?: number | null | undefined };

/** Reads a list sorted by `order_index`, with the list index as default. */
function readList<J extends Placed, T>(
  list: readonly J[] | null | undefined,
  read: (json: J, currency: Currency) => T,
  currency: Currency,
): readonly T[] {
  const placed = (list ?? []).map((json, index) => ({
    element: read(json, currency),
    place: json.order_index ?? index,
  }));
  return placed.sort((left, right) => left.place - right.place).map(({ element }) => element);
}

function nullIfEmpty<T extends object>(record: T): T | null {
  return Object.keys(record).length > 0 ? record : null;
}

/** Reads the rest of a part: its translations and unknown keys. */
function readRest({ translations, ...extra }: { readonly translations?: Translations | null | undefined }): {
  readonly translations?: Translations;
  readonly extra: Extra;
} {
  return { ...(translations && { translations }), extra };
}

function readOption(json: AcceptedPart['option'], currency: Currency): Option {
  const {
    id,
    label,
    value,
    additional_price,
    is_default,
    color_value,
    image,
    material,
    conditional_display,
    order_index: _,
    ...extra
  } = json;
  return {
    id,
    label,
    value,
    additionalPriceCents: parseMoney(additional_price ?? 0, currency) ?? 0,
    isDefault: is_default ?? false,
    colorValue: color_value ?? null,
    image: image ?? null,
    material: material || null,
    condition: conditional_display ?? null,
    ...readRest(extra),
  };
}

function writeOption(option: Option, order_index: number, currency: Currency): PartJson['option'] {
  const { additionalPriceCents, isDefault, colorValue, image, material, condition, extra, ...same } = option;
  return {
    ...extra,
    ...same,
    additional_price: additionalPriceCents / minorUnits(currency),
    is_default: isDefault,
    color_value: colorValue,
    ...(image && { image }),
    ...(material && { material }),
    order_index,
    conditional_display: condition,
  };
}

function readField(json: AcceptedPart['field'], currency: Currency): Field {
  const {
    id,
    name,
    field_type,
    is_required,
    default_value,
    validation_rules,
    additional_options,
    label,
    placeholder,
    tooltip,
    options,
    computed,
    conditional_display,
    order_index: _,
    ...extra
  } = json;
  const isComputed = field_type === 'computed';
  return {
    id,
    name,
    type: field_type,
    label: label ?? '',
    placeholder: placeholder ?? null,
    tooltip: tooltip ?? null,
    // Nothing can be entered into a computed field.
    isRequired: !isComputed && (is_required ?? false),
    defaultValue: default_value ?? null,
    validationRules: validation_rules ?? {},
    additionalOptions: additional_options ?? {},
    condition: conditional_display ?? null,
    options: readList(options, readOption, currency),
    computed: isComputed ? (computed ?? null) : null,
    // On other field types, `computed` is an unknown key.
    ...readRest(isComputed || computed === undefined ? extra : { ...extra, computed }),
  };
}

function writeField(field: Field, order_index: number, currency: Currency): PartJson['field'] {
  const {
    type,
    isRequired,
    defaultValue,
    validationRules,
    additionalOptions,
    computed,
    condition,
    extra,
    base,
    ...same
  } = { ...field, ...field.base?.written };
  return {
    ...extra,
    ...same,
    field_type: type,
    is_required: isRequired,
    default_value: defaultValue,
    validation_rules: nullIfEmpty(validationRules),
    additional_options: nullIfEmpty(additionalOptions),
    order_index,
    conditional_display: condition,
    options: same.options.map((option, place) => writeOption(option, place, currency)),
    ...(computed && { computed }),
  };
}

function readGroup(json: AcceptedPart['group'], currency: Currency): Group {
  const { id, title, description, layout, fields, conditional_display, order_index: _, ...extra } = json;
  return {
    id,
    title: title ?? null,
    description: description ?? null,
    layout: layout ?? 'vertical',
    condition: conditional_display ?? null,
    fields: readList(fields, readField, currency),
    ...readRest(extra),
  };
}

function writeGroup({ condition, extra, ...group }: Group, order_index: number, currency: Currency): PartJson['group'] {
  const fields = group.fields.map((field, place) => writeField(field, place, currency));
  return { ...extra, ...group, order_index, conditional_display: condition, fields };
}

function readSection(json: AcceptedPart['section'], currency: Currency): Section {
  const { id, title, description, groups, conditional_display, order_index: _, ...extra } = json;
  return {
    id,
    title: title ?? '',
    description: description ?? null,
    condition: conditional_display ?? null,
    groups: readList(groups, readGroup, currency),
    ...readRest(extra),
  };
}

function writeSection(
  { condition, extra, ...section }: Section,
  order_index: number,
  currency: Currency,
): PartJson['section'] {
  const groups = section.groups.map((group, place) => writeGroup(group, place, currency));
  return { ...extra, ...section, order_index, conditional_display: condition, groups };
}

function readPriceRule(json: AcceptedPart['price_rule']): PriceRule {
  const { id, label, when, amount, minimum, maximum, discount, order_index: _, ...extra } = json;
  return {
    id,
    label,
    when: when ?? null,
    amount,
    minimumCents: minimum ?? null,
    maximumCents: maximum ?? null,
    discount: discount ?? false,
    ...readRest(extra),
  };
}

function writePriceRule({
  when,
  minimumCents,
  maximumCents,
  discount,
  extra,
  ...rule
}: PriceRule): PartJson['price_rule'] {
  return {
    ...extra,
    ...rule,
    ...(when && { when }),
    ...(minimumCents !== null && { minimum: minimumCents }),
    ...(maximumCents !== null && { maximum: maximumCents }),
    ...(discount && { discount }),
  };
}

function readScenario({ id, name, values, base_price, quantity, expected, ...extra }: AcceptedScenario): Scenario {
  const { visible, issues, total } = expected;
  return {
    id,
    name,
    values,
    basePriceCents: base_price,
    quantity: quantity ?? 1,
    expected: { visible, issues: issues.map(({ field, code }) => ({ fieldName: field, code })), totalCents: total },
    extra,
  };
}

function writeScenario({ basePriceCents, quantity, expected, extra, ...scenario }: Scenario): ScenarioJson {
  const { visible, issues, totalCents } = expected;
  return {
    ...extra,
    ...scenario,
    base_price: basePriceCents,
    ...(quantity !== 1 && { quantity }),
    expected: { visible, issues: issues.map(({ fieldName, code }) => ({ field: fieldName, code })), total: totalCents },
  };
}

/** Reads a part of each kind from the wire format. */
export const readPart: { readonly [K in keyof Parts]: (json: AcceptedPart[K], currency: Currency) => Parts[K] } = {
  section: readSection,
  group: readGroup,
  field: readField,
  option: readOption,
  price_rule: readPriceRule,
};

const writePart: {
  readonly [K in keyof Parts]: (part: Parts[K], place: number, currency: Currency) => PartJson[K];
} = {
  section: writeSection,
  group: writeGroup,
  field: writeField,
  option: writeOption,
  price_rule: writePriceRule,
};

/** Writes one part of a template in the wire format. @param currency that of the template */
export function serializePart<K extends keyof Parts>(kind: K, part: Parts[K], currency?: Currency): PartJson[K] {
  return writePart[kind](part, 0, currencyOf({ currency }));
}

/** Reads a template from the wire format. */
export function readTemplate(json: AcceptedTemplate, units: Currency): Template {
  const {
    id,
    version,
    name,
    description,
    configurator_type,
    price_rules,
    quantity_breaks,
    sections,
    scenarios,
    language,
    currency,
    ...extra
  } = json;
  return {
    id,
    version: version ?? 1,
    name,
    description: description ?? null,
    configuratorType: configurator_type ?? null,
    priceRules: readList(price_rules, readPriceRule, units),
    quantityBreaks: quantity_breaks ?? [],
    sections: readList(sections, readSection, units),
    scenarios: (scenarios ?? []).map(readScenario),
    ...(language && { language }),
    ...(currency && { currency }),
    ...readRest(extra),
  };
}

/** Writes a template in the wire format. `order_index` is the list index, unknown keys are kept. */
export function serializeTemplate({ configuratorType, extra, ...template }: Template): TemplateJson {
  return {
    ...extra,
    id: template.id,
    version: template.version,
    name: template.name,
    description: template.description,
    ...(template.language && { language: template.language }),
    ...(template.currency && { currency: template.currency }),
    ...(template.translations && { translations: template.translations }),
    configurator_type: configuratorType,
    price_rules: template.priceRules.map(writePriceRule),
    ...(template.quantityBreaks.length > 0 && { quantity_breaks: template.quantityBreaks }),
    sections: template.sections.map((section, place) => writeSection(section, place, currencyOf(template))),
    ...(template.scenarios.length > 0 && { scenarios: template.scenarios.map(writeScenario) }),
  };
}
