import { err, ok, parseTemplate, type Result, type Template } from 'configurator-core';
import type { ConversionNote, Converted, FallbackNames } from 'configurator-core/convert';
import type { TextPlace } from '../json/json-fault.ts';
import { parseJson } from '../json/parse-json.ts';

/** Format of a form of another library. */
export type FormKind = 'survey_js' | 'json_forms';

/** A converted form. */
export interface ConvertedForm {
  readonly kind: FormKind;
  readonly template: Template;
  readonly notes: readonly ConversionNote[];
}

/** Why a text cannot be converted. `at` is the position of the JSON error; null if it is nested too deeply to parse. */
export type ConversionError =
  | { readonly code: 'not_json'; readonly at: TextPlace | null }
  | { readonly code: 'unknown_kind' }
  /** The converters could not be loaded. */
  | { readonly code: 'not_loaded' }
  | { readonly code: 'refused'; readonly notes: readonly ConversionNote[] };

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** SurveyJS has `pages` or `elements`. JSON Forms has an object JSON Schema, alone or as `schema` beside `uischema`. */
function kindOf(json: Readonly<Record<string, unknown>>): FormKind | null {
  if (Array.isArray(json.pages) || Array.isArray(json.elements)) return 'survey_js';
  return isObject(json.schema) || isObject(json.properties) ? 'json_forms' : null;
}

/**
 * Converts the JSON of a SurveyJS survey, of a JSON Schema, or of `{ schema, uischema }` for JSON Forms.
 * Loads the converters on demand.
 * @param names fallback names of sections and templates without one in the source
 */
export async function convertForm(text: string, names: FallbackNames): Promise<Result<ConvertedForm, ConversionError>> {
  const json = parseJson(text);
  if (!json.ok) return err({ code: 'not_json', at: json.error });
  const kind = isObject(json.value) ? kindOf(json.value) : null;
  if (kind === null || !isObject(json.value)) return err({ code: 'unknown_kind' });
  const { fromJsonForms, fromSurveyJs } = await import('configurator-core/convert');
  const { schema, uischema } = json.value;
  const converted: Result<Converted, readonly ConversionNote[]> =
    kind === 'survey_js'
      ? fromSurveyJs(json.value, { names })
      : fromJsonForms(
          isObject(schema) ? { schema, ...(uischema !== undefined && { uischema }) } : { schema: json.value },
          { names },
        );
  if (!converted.ok) return err({ code: 'refused', notes: converted.error });
  const { template, notes } = converted.value;
  const parsed = parseTemplate(template);
  return parsed.ok ? ok({ kind, template: parsed.value, notes }) : err({ code: 'refused', notes });
}
