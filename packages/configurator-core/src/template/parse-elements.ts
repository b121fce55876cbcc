import { isSafeLogic } from '../condition/check-logic.ts';
import { parseCondition, type ReportIssue } from '../condition/parse-condition.ts';
import { Pattern } from '../field-types/pattern.ts';
import { type Cents, parseEuroToCents } from '../money.ts';
import { isReservedName } from './reserved-names.ts';
import type { FieldJson, GroupJson, OptionJson, PriceRuleJson, SectionJson, TemplateJson } from './template.schema.ts';
import type { Extra, Field, Group, Option, PriceRule, Section, Template } from './template.ts';

const none: Extra = Object.freeze({});

/** The keys of a record that the engine does not know. */
function extraOf(record: Extra, known: Extra): Extra {
  let extra: Record<string, unknown> | undefined;
  for (const key in record) {
    if (Object.hasOwn(known, key)) continue;
    extra ??= {};
    extra[key] = record[key];
  }
  return extra ?? none;
}

const keys = (names: string): Extra => Object.fromEntries(names.split(' ').map((name) => [name, true]));
const placedKeys = 'id order_index conditional_display';
const optionKeys = keys(`${placedKeys} label value additional_price is_default color_value`);
const fieldKeys = keys(
  `${placedKeys} name field_type label placeholder tooltip is_required default_value validation_rules additional_options options`,
);
const groupKeys = keys(`${placedKeys} title description layout fields`);
const sectionKeys = keys(`${placedKeys} title description groups`);
const priceRuleKeys = keys('label when amount discount');
const templateKeys = keys('id version name description configurator_type price_rules sections');

/** Children with the path they were sent under, in `order_index` order; without one, the place in the list counts. */
function sorted<T extends { order_index?: number | null }>(
  list: readonly T[] | null | undefined,
  path: string,
): { item: T; path: string }[] {
  const entries = (list ?? []).map((item, index) => ({
    item,
    path: `${path}[${index}]`,
    order: item.order_index ?? index,
  }));
  return entries.some((entry, index) => index > 0 && entry.order < (entries[index - 1]?.order ?? 0))
    ? entries.sort((left, right) => left.order - right.order)
    : entries;
}

/** Reports texts that are empty although something is known by them. */
function requireText(record: Extra, names: readonly string[], path: string, report: ReportIssue): void {
  for (const name of names) if (record[name] === '') report('missing', path === '' ? name : `${path}.${name}`);
}

function parseOption(json: OptionJson, path: string, report: ReportIssue): Option {
  const cents: Cents | null = parseEuroToCents(json.additional_price ?? 0);
  if (cents === null) report('invalid_price', `${path}.additional_price`);
  else if (cents < 0) report('negative_price', `${path}.additional_price`);
  requireText(json, ['id', 'value'], path, report);
  return {
    id: json.id,
    label: json.label,
    value: json.value,
    additionalPriceCents: cents ?? 0,
    isDefault: json.is_default === true,
    colorValue: json.color_value ?? null,
    condition: parseCondition(json.conditional_display, `${path}.conditional_display`, report),
    extra: extraOf(json, optionKeys),
  };
}

function parseField(json: FieldJson, path: string, report: ReportIssue): Field {
  requireText(json, ['id', 'name'], path, report);
  if (isReservedName(json.name)) report('reserved_name', `${path}.name`, { name: json.name });
  const pattern = json.validation_rules?.pattern;
  if (pattern) {
    const read = Pattern.read(pattern);
    if (typeof read === 'string') report(`${read}_pattern`, `${path}.validation_rules.pattern`);
  }
  return {
    id: json.id,
    name: json.name,
    type: json.field_type,
    label: json.label ?? '',
    placeholder: json.placeholder ?? null,
    tooltip: json.tooltip ?? null,
    isRequired: json.is_required === true,
    defaultValue: json.default_value ?? null,
    validationRules: json.validation_rules ?? none,
    additionalOptions: json.additional_options ?? none,
    condition: parseCondition(json.conditional_display, `${path}.conditional_display`, report),
    options: sorted(json.options, `${path}.options`).map((entry) => parseOption(entry.item, entry.path, report)),
    extra: extraOf(json, fieldKeys),
  };
}

function parseGroup(json: GroupJson, path: string, report: ReportIssue): Group {
  requireText(json, ['id'], path, report);
  return {
    id: json.id,
    title: json.title ?? null,
    description: json.description ?? null,
    layout: json.layout ?? 'vertical',
    condition: parseCondition(json.conditional_display, `${path}.conditional_display`, report),
    fields: sorted(json.fields, `${path}.fields`).map((entry) => parseField(entry.item, entry.path, report)),
    extra: extraOf(json, groupKeys),
  };
}

function parseSection(json: SectionJson, path: string, report: ReportIssue): Section {
  requireText(json, ['id'], path, report);
  if (isReservedName(json.id)) report('reserved_name', `${path}.id`, { name: json.id });
  return {
    id: json.id,
    title: json.title ?? '',
    description: json.description ?? null,
    condition: parseCondition(json.conditional_display, `${path}.conditional_display`, report),
    groups: sorted(json.groups, `${path}.groups`).map((entry) => parseGroup(entry.item, entry.path, report)),
    extra: extraOf(json, sectionKeys),
  };
}

function parsePriceRule(json: PriceRuleJson, path: string, report: ReportIssue): PriceRule {
  const { amount } = json;
  if (amount === undefined || amount === null) report('missing', `${path}.amount`);
  else if (typeof amount !== 'number' && typeof amount !== 'object') report('invalid_type', `${path}.amount`);
  else if (!isSafeLogic(amount)) report('unsafe_logic', `${path}.amount`);
  return {
    label: json.label,
    when: parseCondition(json.when, `${path}.when`, report),
    amount,
    discount: json.discount === true,
    extra: extraOf(json, priceRuleKeys),
  };
}

/** Reads a template whose shape is checked; reports what is wrong in its parts. */
export function parseElements(json: TemplateJson, report: ReportIssue): Template {
  requireText(json, ['id'], '', report);
  const version = json.version ?? 1;
  if (!Number.isInteger(version) || version < 0) report('invalid_value', 'version');
  return {
    id: json.id,
    version,
    name: json.name,
    description: json.description ?? null,
    configuratorType: json.configurator_type ?? null,
    priceRules: (json.price_rules ?? []).map((rule, index) => parsePriceRule(rule, `price_rules[${index}]`, report)),
    sections: sorted(json.sections, 'sections').map((entry) => parseSection(entry.item, entry.path, report)),
    extra: extraOf(json, templateKeys),
  };
}
