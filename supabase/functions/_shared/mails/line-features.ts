import { type Field, parseTemplate, readConfiguratorSettings, type SettingsField } from 'configurator-core';
import { builtInTemplates, builtInWords } from 'configurator-core/templates';
import * as z from 'zod/mini';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';

const madeWithSchema = z.object({ _template: z.object({ id: z.string(), version: z.int() }) });

/**
 * What was chosen, one line per field, `Länge: 100 cm`. The database keeps settings without their order; the
 * template version they were made with lends it, and without it they are shown as they are.
 */
export async function lineFeatures(deps: FunctionDeps, settings: Readonly<Record<string, unknown>>): Promise<string[]> {
  const read = readConfiguratorSettings(settings, builtInWords);
  if (!read.ok) return [];
  const asked = await fieldsOf(deps, settings);
  const place = ({ name }: SettingsField) => {
    const index = asked.findIndex((field) => field.name === name);
    return index === -1 ? asked.length : index;
  };
  return read.value
    .flatMap((section) => section.fields)
    .sort((one, other) => place(one) - place(other))
    .map((field) => `${field.label}: ${field.displayValue}`);
}

async function fieldsOf({ database }: FunctionDeps, settings: unknown): Promise<readonly Field[]> {
  const made = madeWithSchema.safeParse(settings);
  if (!made.success) return [];
  const { id, version } = made.data._template;
  const json = z.uuid().safeParse(id).success
    ? await callDatabase(database, 'get_complete_form', { p_template_id: id, p_version: version }, z.unknown())
    : Object.values(builtInTemplates).find((template) => template.id === id);
  const template = parseTemplate(json);
  if (!template.ok) return [];
  return template.value.sections.flatMap((section) => section.groups.flatMap((group) => group.fields));
}
