import * as z from 'zod/mini';
import { isRecord, type Json } from '../../json.ts';
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

function map<T, U, E>(result: Result<T, E>, read: (value: T) => U): Result<U, E> {
  return result.ok ? ok(read(result.value)) : result;
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
 * Parses a template in the wire format, sorted by `order_index`, amounts in cents. Never throws: each fault becomes an
 * issue with a code and a path. Rejects field types that are neither built in nor among `fieldTypes`.
 */
export function parseTemplate(
  json: unknown,
  { fieldTypes = [] }: ReadOptions = {},
): Result<Template, readonly TemplateIssue[]> {
  return readSafely(json, (template) => {
    const { format } = template;
    if (typeof format === 'number' && format > TEMPLATE_FORMAT)
      return err([templateIssue('unsupported_format', ['format'])]);
    const read = map(parse(templateSchema, migrateTemplate(template)), readTemplate);
    return read.ok ? resolveTypes(read.value, fieldTypes) : read;
  });
}

type PartParsers = { readonly [K in PartKind]: (json: Json) => Result<Parts[K], readonly TemplateIssue[]> };

const partParsers: PartParsers = {
  section: (json) => map(parse(partSchemas.section, json), readPart.section),
  group: (json) => map(parse(partSchemas.group, json), readPart.group),
  field: (json) => map(parse(partSchemas.field, json), readPart.field),
  option: (json) => map(parse(partSchemas.option, json), readPart.option),
  price_rule: (json) => map(parse(partSchemas.price_rule, json), readPart.price_rule),
};

/** Parses one part of a template in the current wire format. Issue paths are relative to the part. */
export function parsePart<K extends PartKind>(
  kind: K,
  json: unknown,
  { fieldTypes = [] }: ReadOptions = {},
): Result<Parts[K], readonly TemplateIssue[]> {
  const read = readSafely(json, partParsers[kind]);
  return read.ok ? resolveTypes(read.value, fieldTypes) : read;
}
