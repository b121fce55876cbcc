import type { TemplatePath } from './template-path.ts';

/** Codes for why a template is rejected. Stable; `formatTemplateIssue` returns their messages. */
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
  'currency_mismatch',
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

/** Code for why a template is rejected. */
export type TemplateIssueCode = (typeof templateIssueCodes)[number];

/** One reason why a template is rejected, with the path of the rejected value. */
export interface TemplateIssue {
  readonly code: TemplateIssueCode;
  readonly path: TemplatePath;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Builds an issue with a copy of the path. */
export function templateIssue(
  code: TemplateIssueCode,
  path: TemplatePath,
  params?: TemplateIssue['params'],
): TemplateIssue {
  return { code, path: [...path], ...(params && { params }) };
}
