import * as z from 'zod/mini';
import { type Currency, currencyOf, DEFAULT_CURRENCY } from '../../currency.ts';
import { isRecord, type Json } from '../../json.ts';
import { parseMoney } from '../../money.ts';
import { err, ok, type Result } from '../../result.ts';
import { formOfCondition } from '../conditions/condition.ts';
import { formOfAmount } from '../prices/price-amount.schema.ts';
import { exceededLimit, templateLimits } from '../primitives/limits.ts';
import {
  type TemplateIssue,
  type TemplateIssueCode,
  templateIssue,
  templateIssueCodes,
} from '../primitives/template-issue.ts';
import type { TemplatePath } from '../primitives/template-path.ts';
import { migrateTemplate, TEMPLATE_FORMAT } from '../template/template.migrations.ts';
import { type PartKind, partSchemas, templateSchema } from '../template/template.schema.ts';
import type { Parts, Template } from '../template/template.ts';
import { readPart, readTemplate } from '../template/template-codec.ts';
import type { ReadOptions } from './field-type-resolver.ts';
import { resolveTypes } from './resolve-types.ts';

// zod probes whether it may generate code, and a strict content security policy reports the probe.
z.config({ jitless: true });

type SchemaIssue = z.core.$ZodIssue;

/** Returns the code for a zod issue without one. The schema's own messages are codes. */
function codeOf({ code, input, path }: z.core.$ZodRawIssue): TemplateIssueCode {
  const isAbsent = input === undefined || (input === null && typeof path?.at(-1) !== 'number');
  if (isAbsent || (code === 'too_small' && input === '')) return 'missing';
  if (typeof input === 'number' && code !== 'invalid_type') return 'invalid_value';
  return code === 'invalid_value' && typeof input === 'string' ? 'invalid_value' : 'invalid_type';
}

/** Returns the issues of the form that the keys of a rejected condition or amount match; otherwise null. */
function innerIssues(issue: SchemaIssue): readonly SchemaIssue[] | null {
  if (issue.code !== 'invalid_union') return null;
  const isCondition = issue.message === 'invalid_condition' && isRecord(issue.input);
  if (!isCondition && issue.message !== 'invalid_amount') return null;
  const inner = issue.errors[isCondition ? formOfCondition(Object(issue.input)) : formOfAmount(issue.input)];
  return inner && inner.length > 0 ? inner : null;
}

function toTemplateIssues(issues: readonly SchemaIssue[], above: readonly PropertyKey[] = []): TemplateIssue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const inner = innerIssues(issue);
    if (inner) return toTemplateIssues(inner, path);
    const code = templateIssueCodes.find((known) => known === issue.message) ?? 'unreadable';
    const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
    return [templateIssue(code, steps, code === 'reserved_name' ? { name: issue.input } : undefined)];
  });
}

function parse<S extends z.core.$ZodType>(schema: S, json: unknown): Result<z.output<S>, readonly TemplateIssue[]> {
  const parsed = z.safeParse(schema, json, { error: codeOf, reportInput: true });
  if (parsed.success) return ok(parsed.data);
  return err(toTemplateIssues(parsed.error.issues).slice(0, templateLimits.issues));
}

/** The list of inner parts of a template, a section, a group and a field. An option has none. */
const partLists = ['sections', 'groups', 'fields', 'options'];

/**
 * Returns an issue for each surcharge that is beyond the limit of the currency. Reads options only: elsewhere the same
 * keys are unknown ones, which may have any value.
 * @param depth 0 for a template, 4 for an option
 */
function surchargeIssues(json: unknown, currency: Currency, depth: number, path: TemplatePath): TemplateIssue[] {
  const part = Object(json);
  const list = partLists[depth];
  if (list !== undefined)
    return (part[list] ?? []).flatMap((inner: unknown, index: number) =>
      surchargeIssues(inner, currency, depth + 1, [...path, list, index]),
    );
  if (parseMoney(part.additional_price ?? 0, currency) !== null) return [];
  return [templateIssue('invalid_price', [...path, 'additional_price'])];
}

/** Reads what a schema has accepted, with its amounts in minor units. */
function readAccepted<T, U>(
  accepted: Result<T, readonly TemplateIssue[]>,
  currency: Currency,
  depth: number,
  read: (value: T, currency: Currency) => U,
): Result<U, readonly TemplateIssue[]> {
  if (!accepted.ok) return accepted;
  const issues = surchargeIssues(accepted.value, currency, depth, []);
  return issues.length > 0 ? err(issues.slice(0, templateLimits.issues)) : ok(read(accepted.value, currency));
}

/** Reads JSON within the limits. Rejects values that throw, such as getters and proxies. */
function readSafely<T>(
  json: unknown,
  read: (json: Json) => Result<T, readonly TemplateIssue[]>,
): Result<T, readonly TemplateIssue[]> {
  try {
    if (!isRecord(json)) return err([templateIssue('unreadable', [])]);
    const exceeded = exceededLimit(json);
    return exceeded ? err([exceeded]) : read(json);
  } catch {
    return err([templateIssue('unreadable', [])]);
  }
}

/**
 * Parses a template in the wire format, sorted by `order_index`, amounts in minor units. Never throws: each fault becomes an
 * issue with a code and a path. Rejects field types that are neither built in nor among `fieldTypes`,
 * and a template in another currency than `currency`.
 */
export function parseTemplate(
  json: unknown,
  { fieldTypes = [], currency }: ReadOptions = {},
): Result<Template, readonly TemplateIssue[]> {
  return readSafely(json, (template) => {
    const { format } = template;
    if (typeof format === 'number' && format > TEMPLATE_FORMAT)
      return err([templateIssue('unsupported_format', ['format'])]);
    const accepted = parse(templateSchema, migrateTemplate(template));
    const read = readAccepted(accepted, accepted.ok ? currencyOf(accepted.value) : DEFAULT_CURRENCY, 0, readTemplate);
    if (!read.ok) return read;
    const own = currencyOf(read.value);
    if (own !== (currency ?? own)) return err([templateIssue('currency_mismatch', ['currency'], { name: own })]);
    return resolveTypes(read.value, fieldTypes);
  });
}

type PartParsers = {
  readonly [K in PartKind]: (json: Json, currency: Currency) => Result<Parts[K], readonly TemplateIssue[]>;
};

const partParsers: PartParsers = {
  section: (json, currency) => readAccepted(parse(partSchemas.section, json), currency, 1, readPart.section),
  group: (json, currency) => readAccepted(parse(partSchemas.group, json), currency, 2, readPart.group),
  field: (json, currency) => readAccepted(parse(partSchemas.field, json), currency, 3, readPart.field),
  option: (json, currency) => readAccepted(parse(partSchemas.option, json), currency, 4, readPart.option),
  price_rule: (json, currency) => {
    const accepted = parse(partSchemas.price_rule, json);
    return accepted.ok ? ok(readPart.price_rule(accepted.value, currency)) : accepted;
  },
};

/**
 * Parses one part of a template in the current wire format. Issue paths are relative to the part.
 * @param options `currency`: that of the template
 */
export function parsePart<K extends PartKind>(
  kind: K,
  json: unknown,
  { fieldTypes = [], currency = DEFAULT_CURRENCY }: ReadOptions = {},
): Result<Parts[K], readonly TemplateIssue[]> {
  const read = readSafely(json, (part) => partParsers[kind](part, currency));
  return read.ok ? resolveTypes(read.value, fieldTypes) : read;
}
