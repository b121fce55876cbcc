import type { ReportIssue } from '../condition/parse-condition.ts';
import { err, ok, type Result } from '../result.ts';
import { checkSize } from './check-size.ts';
import { parseElements } from './parse-elements.ts';
import { migrateTemplateJson } from './template.migrations.ts';
import { type TemplateJson, templateSchema } from './template.schema.ts';
import type { Template } from './template.ts';
import { type TemplateIssue, templateIssue } from './template-issue.ts';
import { templateLimits } from './template-limits.ts';

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
  const template = parseElements(wire, report);
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
