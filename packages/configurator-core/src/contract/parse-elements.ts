import type { Json } from '../json.ts';
import { parseEuroToCents } from '../money.ts';
import { isSafeLogic } from './check-logic.ts';
import type { Condition } from './condition.ts';
import type { JsonParser, KnownKeys } from './json-parser.ts';
import { parseCondition } from './parse-condition.ts';
import { Pattern } from './pattern.ts';
import { isReservedName } from './reserved-names.ts';
import { TEMPLATE_FORMAT } from './template.migrations.ts';
import {
  type Field,
  fieldTypes,
  type Group,
  type GroupLayout,
  type Option,
  type PriceRule,
  type Section,
  type Template,
  type ValidationRules,
} from './template.ts';

function keys(names: string): KnownKeys {
  const known: Record<string, true> = Object.create(null);
  for (const name of names.split(' ')) known[name] = true;
  return known;
}

const placed = 'id order_index conditional_display ';
const titled = `${placed}title description `;
const optionKeys = keys(`${placed}label value additional_price is_default color_value`);
const fieldKeys = keys(
  `${placed}name field_type label placeholder tooltip is_required default_value validation_rules additional_options options`,
);
const groupKeys = keys(`${titled}layout fields`);
const sectionKeys = keys(`${titled}groups`);
const priceRuleKeys = keys('label when amount discount');
const templateKeys = keys('id version name description configurator_type price_rules sections');

const layouts: readonly GroupLayout[] = ['vertical', 'horizontal', 'grid'];

function isLayout(value: unknown): value is GroupLayout {
  return layouts.some((layout) => layout === value);
}

/** The condition under a key; null for none and for one that is refused. */
function conditionOf(json: unknown, parser: JsonParser, key = 'conditional_display'): Condition | null {
  if (json === undefined || json === null) return null;
  parser.path.push(key);
  const condition = parseCondition(json, parser);
  parser.path.pop();
  parser.keep(json);
  return condition;
}

function parseOption(json: Json, parser: JsonParser): Option {
  const { id, conditional_display, label, value, additional_price, is_default, color_value } = json;
  const cents = parseEuroToCents(additional_price ?? 0);
  if (cents === null) parser.report('invalid_price', 'additional_price');
  else if (cents < 0) parser.report('negative_price', 'additional_price');
  return {
    id: parser.name(id, 'id'),
    label: parser.text(label, 'label'),
    value: parser.name(value, 'value'),
    additionalPriceCents: cents ?? 0,
    isDefault: parser.maybe('boolean', is_default, 'is_default') ?? false,
    colorValue: parser.maybe('string', color_value, 'color_value'),
    condition: conditionOf(conditional_display, parser),
    extra: parser.rest(json, optionKeys),
  };
}

const numberRules = keys('min max step minLength maxLength');
const flagRules = keys('integer email');
const textRules = keys('pattern message greaterThanField lessThanField');

function parseRules(json: unknown, parser: JsonParser): ValidationRules {
  const rules = parser.record(json, 'validation_rules');
  parser.path.push('validation_rules');
  for (const key in rules) {
    if (numberRules[key]) parser.maybe('number', rules[key], key);
    if (flagRules[key]) parser.maybe('boolean', rules[key], key);
    if (textRules[key]) parser.maybe('string', rules[key], key);
  }
  const pattern = typeof rules.pattern === 'string' && rules.pattern !== '' && Pattern.read(rules.pattern);
  if (typeof pattern === 'string') parser.report(`${pattern}_pattern`, 'pattern');
  parser.path.pop();
  return rules;
}

function parseField(json: Json, parser: JsonParser): Field {
  const {
    id,
    conditional_display,
    name,
    field_type,
    label,
    placeholder,
    tooltip,
    is_required,
    default_value = null,
    validation_rules,
    additional_options,
    options,
  } = json;
  const ownName = parser.name(name, 'name');
  if (isReservedName(ownName)) parser.report('reserved_name', 'name', { name });
  const type = parser.text(field_type, 'field_type');
  const ownType = fieldTypes.find((known) => known === type) ?? null;
  if (type !== '' && ownType === null) parser.report('invalid_value', 'field_type');
  return {
    id: parser.name(id, 'id'),
    name: ownName,
    type: ownType ?? 'text',
    label: parser.maybe('string', label, 'label') ?? '',
    placeholder: parser.maybe('string', placeholder, 'placeholder'),
    tooltip: parser.maybe('string', tooltip, 'tooltip'),
    isRequired: parser.maybe('boolean', is_required, 'is_required') ?? false,
    defaultValue: parser.keep(default_value),
    validationRules: parseRules(validation_rules, parser),
    additionalOptions: parser.record(additional_options, 'additional_options'),
    condition: conditionOf(conditional_display, parser),
    options: parser.list(options, 'options', parseOption),
    extra: parser.rest(json, fieldKeys),
  };
}

function parseGroup(json: Json, parser: JsonParser): Group {
  const { id, conditional_display, title, description, layout, fields } = json;
  const wished = parser.maybe('string', layout, 'layout') ?? 'vertical';
  if (!isLayout(wished)) parser.report('invalid_value', 'layout');
  return {
    id: parser.name(id, 'id'),
    title: parser.maybe('string', title, 'title'),
    description: parser.maybe('string', description, 'description'),
    layout: isLayout(wished) ? wished : 'vertical',
    condition: conditionOf(conditional_display, parser),
    fields: parser.list(fields, 'fields', parseField),
    extra: parser.rest(json, groupKeys),
  };
}

function parseSection(json: Json, parser: JsonParser): Section {
  const { id, conditional_display, title, description, groups } = json;
  const ownId = parser.name(id, 'id');
  if (isReservedName(ownId)) parser.report('reserved_name', 'id', { name: id });
  return {
    id: ownId,
    title: parser.maybe('string', title, 'title') ?? '',
    description: parser.maybe('string', description, 'description'),
    condition: conditionOf(conditional_display, parser),
    groups: parser.list(groups, 'groups', parseGroup),
    extra: parser.rest(json, sectionKeys),
  };
}

function parsePriceRule(json: Json, parser: JsonParser): PriceRule {
  const { label, when, amount, discount } = json;
  if (amount === undefined || amount === null) parser.report('missing', 'amount');
  else if (typeof amount !== 'number' && typeof amount !== 'object') parser.report('invalid_type', 'amount');
  else if (!isSafeLogic(amount)) parser.report('unsafe_logic', 'amount');
  return {
    label: parser.text(label, 'label'),
    when: conditionOf(when, parser, 'when'),
    amount: parser.keep(amount),
    discount: parser.maybe('boolean', discount, 'discount') ?? false,
    extra: parser.rest(json, priceRuleKeys),
  };
}

/** Reads a template; what is wrong in it stands in the parser's issues, and the result is only good without any. */
export function parseElements(json: Json, parser: JsonParser): Template {
  const { id, version, name, description, configurator_type, price_rules, sections } = json;
  const extra = parser.rest(json, templateKeys);
  const ownVersion = parser.maybe('number', version, 'version') ?? 1;
  if (!Number.isInteger(ownVersion) || ownVersion < 0) parser.report('invalid_value', 'version');
  return {
    id: parser.name(id, 'id'),
    version: ownVersion,
    name: parser.text(name, 'name'),
    description: parser.maybe('string', description, 'description'),
    configuratorType: parser.maybe('string', configurator_type, 'configurator_type'),
    priceRules: parser.list(price_rules, 'price_rules', parsePriceRule),
    sections: parser.list(sections, 'sections', parseSection),
    // The number of an old format is brought up to date.
    extra: typeof json.format === 'number' ? { ...extra, format: TEMPLATE_FORMAT } : extra,
  };
}
