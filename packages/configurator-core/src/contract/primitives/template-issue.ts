import type { TemplatePath } from './template-path.ts';

/** Why a template is refused; stable, worded by `formatTemplateIssue`. */
export const templateIssueCodes = [
  'unreadable',
  'too_large',
  'too_deep',
  'forbidden_key',
  'unsupported_format',
  'missing',
  'invalid_type',
  'invalid_value',
  'invalid_price',
  'negative_price',
  'invalid_condition',
  'invalid_amount',
  'unsafe_logic',
  'invalid_pattern',
  'unsafe_pattern',
  'reserved_name',
  'duplicate_name',
  'duplicate_id',
  'duplicate_option',
  'unknown_field',
  'cycle',
  'unknown_field_type',
  'invalid_field_type',
] as const;

/** A reason why a template is refused. */
export type TemplateIssueCode = (typeof templateIssueCodes)[number];

/** One reason why a template is refused, with the way down to what is refused. */
export interface TemplateIssue {
  readonly code: TemplateIssueCode;
  readonly path: TemplatePath;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Builds an issue; keeps its own copy of the path. */
export function templateIssue(
  code: TemplateIssueCode,
  path: TemplatePath,
  params?: TemplateIssue['params'],
): TemplateIssue {
  return { code, path: [...path], ...(params && { params }) };
}
