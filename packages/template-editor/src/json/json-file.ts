import {
  type CreateId,
  type CustomFieldType,
  err,
  ok,
  parseTemplate,
  type Result,
  serializeTemplate,
  TEMPLATE_FORMAT,
  type Template,
  type TemplateIssue,
} from 'configurator-core';
import { adoptTemplate } from '../document/edits/adopt-template.ts';
import { idsOf } from '../document/part-ids.ts';
import type { TextPlace } from './json-fault.ts';
import { parseJson } from './parse-json.ts';

/** Why a file cannot be imported as a template. */
export type ImportError =
  /** Not JSON; `at` is null if it is nested too deeply to parse. */
  | { readonly code: 'not_json'; readonly at: TextPlace | null }
  | { readonly code: 'unreadable'; readonly issues: readonly TemplateIssue[] }
  | { readonly code: 'doubled_id'; readonly id: string };

/** Serializes a template as a file: versioned, human-readable and complete. */
export function exportTemplate(template: Template): string {
  const { format: _format, ...json } = serializeTemplate(template);
  return `${JSON.stringify({ format: TEMPLATE_FORMAT, ...json }, null, 2)}\n`;
}

/**
 * Parses a file as a template, all or nothing. The document keeps its own id and version; everything else is taken from
 * the file, with new ids if it is a file of another template. Never throws.
 */
export function importTemplate(
  text: string,
  current: Template,
  createId: CreateId,
  fieldTypes: readonly CustomFieldType[] = [],
): Result<Template, ImportError> {
  const json = parseJson(text);
  if (!json.ok) return err({ code: 'not_json', at: json.error });
  const parsed = parseTemplate(json.value, { fieldTypes });
  if (!parsed.ok) return err({ code: 'unreadable', issues: parsed.error });
  const ids = idsOf(parsed.value);
  const doubled = ids.find((id, index) => ids.indexOf(id) !== index);
  if (doubled !== undefined) return err({ code: 'doubled_id', id: doubled.slice(doubled.indexOf(':') + 1) });
  const { format: _format, ...extra } = parsed.value.extra;
  return ok(adoptTemplate({ ...parsed.value, extra }, current, createId));
}
