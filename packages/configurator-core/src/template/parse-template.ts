import { isSafeLogic } from '../condition/check-logic.ts';
import { parseCondition, type ReportIssue } from '../condition/parse-condition.ts';
import { Pattern } from '../field-types/pattern.ts';
import { type Cents, parseEuroToCents } from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import { checkSize } from './check-size.ts';
import { isReservedName } from './reserved-names.ts';
import { migrateTemplateJson } from './template.migrations.ts';
import {
  type FieldJson,
  type GroupJson,
  type OptionJson,
  type PriceRuleJson,
  type SectionJson,
  type TemplateJson,
  templateSchema,
} from './template.schema.ts';
import type { Extra, Field, Group, Option, PriceRule, Section, Template } from './template.ts';
import { type TemplateIssue, templateIssue } from './template-issue.ts';
import { templateLimits } from './template-limits.ts';

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

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? String(step) : `${text}.${String(step)}`,
    '',
  );
}

/** Whether there is nothing at a path; a key of an object that is not there is a missing one, not one of a wrong type. */
function isMissing(json: unknown, path: readonly PropertyKey[]): boolean {
  // Lookup cast: zod found the path in this very value, so every step down is an object.
  const end = path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], json);
  return end === undefined;
}

function countFields(template: TemplateJson): number {
  let count = 0;
  for (const section of template.sections ?? []) {
    for (const group of section.groups ?? []) count += group.fields?.length ?? 0;
  }
  return count;
}

function parse(json: unknown): Result<Template, readonly TemplateIssue[]> {
  const tooLarge = checkSize(json);
  if (tooLarge) return err([tooLarge]);
  const migrated = migrateTemplateJson(json);
  if (migrated === null && json !== null) return err([templateIssue('unsupported_format', 'format')]);
  const parsed = templateSchema.safeParse(migrated);
  if (!parsed.success) {
    return err(
      parsed.error.issues.slice(0, templateLimits.issues).map(({ code, path }) => {
        const kind =
          code === 'invalid_type' ? (isMissing(migrated, path) ? 'missing' : 'invalid_type') : 'invalid_value';
        return templateIssue(path.length === 0 ? 'unreadable' : kind, pathText(path));
      }),
    );
  }
  const wire = parsed.data;
  if (countFields(wire) > templateLimits.fields) {
    return err([templateIssue('too_large', 'sections', { limit: templateLimits.fields })]);
  }
  const issues: TemplateIssue[] = [];
  const report: ReportIssue = (code, path, params) => {
    if (issues.length < templateLimits.issues) issues.push(templateIssue(code, path, params));
  };
  requireText(wire, ['id'], '', report);
  const version = wire.version ?? 1;
  if (!Number.isInteger(version) || version < 0) report('invalid_value', 'version');
  const template: Template = {
    id: wire.id,
    version,
    name: wire.name,
    description: wire.description ?? null,
    configuratorType: wire.configurator_type ?? null,
    priceRules: (wire.price_rules ?? []).map((rule, index) => parsePriceRule(rule, `price_rules[${index}]`, report)),
    sections: sorted(wire.sections, 'sections').map((entry) => parseSection(entry.item, entry.path, report)),
    extra: extraOf(wire, templateKeys),
  };
  return issues.length > 0 ? err(issues) : ok(template);
}

/**
 * Reads a template of the wire format, sorted by `order_index`, amounts in cents. Never throws: every refusal is an issue
 * with the path a person finds it under.
 */
export function parseTemplate(json: unknown): Result<Template, readonly TemplateIssue[]> {
  try {
    return parse(json);
  } catch {
    // Only values that are no JSON get here: getters and proxies that throw.
    return err([templateIssue('unreadable', '')]);
  }
}
