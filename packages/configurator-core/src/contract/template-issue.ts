/** Why a template is refused; stable, worded by `formatTemplateIssue`. */
export type TemplateIssueCode =
  | 'unreadable'
  | 'too_large'
  | 'too_deep'
  | 'forbidden_key'
  | 'unsupported_format'
  | 'missing'
  | 'invalid_type'
  | 'invalid_value'
  | 'invalid_price'
  | 'negative_price'
  | 'invalid_condition'
  | 'unsafe_logic'
  | 'invalid_pattern'
  | 'unsafe_pattern'
  | 'reserved_name'
  | 'duplicate_name'
  | 'duplicate_id'
  | 'duplicate_option'
  | 'unknown_field'
  | 'cycle';

/** One reason why a template is refused. `path` is where a person finds it: `sections[2].groups[0].fields[1].name`. */
export interface TemplateIssue {
  readonly code: TemplateIssueCode;
  readonly path: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The way down to something in a template: keys, and places in lists. */
export type TemplatePath = readonly (string | number)[];

/** Builds an issue. */
export function templateIssue(
  code: TemplateIssueCode,
  path: TemplatePath,
  params?: TemplateIssue['params'],
): TemplateIssue {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return { code, path: steps.join('').replace('.', ''), ...(params && { params }) };
}
