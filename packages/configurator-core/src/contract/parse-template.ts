import { isRecord } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import { JsonParser } from './json-parser.ts';
import { parseElements } from './parse-elements.ts';
import { TEMPLATE_FORMAT, templateMigrations } from './template.migrations.ts';
import type { Template } from './template.ts';
import { type TemplateIssue, templateIssue } from './template-issue.ts';
import { templateLimits } from './template-limits.ts';

function parse(json: unknown): Result<Template, readonly TemplateIssue[]> {
  if (!isRecord(json)) return err([templateIssue('unreadable', [])]);
  const format = typeof json.format === 'number' ? json.format : 0;
  if (format > TEMPLATE_FORMAT) return err([templateIssue('unsupported_format', ['format'])]);
  const parser = new JsonParser(templateMigrations.filter(({ to }) => to > format));
  const template = parseElements(json, parser);
  const { characters, fields } = templateLimits;
  if (parser.fieldCount > fields) return err([templateIssue('too_large', ['sections'], { limit: fields })]);
  if (parser.characters > characters) return err([templateIssue('too_large', [], { limit: characters })]);
  return parser.issues.length > 0 ? err(parser.issues) : ok(template);
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
    return err([templateIssue('unreadable', [])]);
  }
}
