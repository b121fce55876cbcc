import {
  err,
  ok,
  parseTemplate,
  type Result,
  serializeTemplate,
  TEMPLATE_FORMAT,
  type Template,
  type TemplateIssue,
} from 'configurator-core';
import { idsOf } from '../document/part-ids.ts';
import { parseJson } from './parse-json.ts';

/** Why a file is no template: a sentence, or what is wrong where. */
export type ImportError = { readonly message: string; readonly issues: readonly TemplateIssue[] };

/** Writes a template as a file: versioned, readable, complete. */
export function exportTemplate(template: Template): string {
  const { format: _format, ...json } = serializeTemplate(template);
  return `${JSON.stringify({ format: TEMPLATE_FORMAT, ...json }, null, 2)}\n`;
}

/**
 * Reads a file as a template, all or nothing. The document keeps its own id and version; every part gets what the file
 * says. Never throws.
 */
export function importTemplate(text: string, current: Template): Result<Template, ImportError> {
  const json = parseJson(text);
  if (!json.ok) return err({ message: json.error, issues: [] });
  const parsed = parseTemplate(json.value);
  if (!parsed.ok) return err({ message: 'This is no template that can be read.', issues: parsed.error });
  const ids = idsOf(parsed.value);
  const doubled = ids.find((id, index) => ids.indexOf(id) !== index);
  if (doubled !== undefined) {
    const message = `The id “${doubled.slice(doubled.indexOf(':') + 1)}” is used by two parts.`;
    return err({ message, issues: [] });
  }
  const { format: _format, ...extra } = parsed.value.extra;
  return ok({ ...parsed.value, id: current.id, version: current.version, extra });
}
