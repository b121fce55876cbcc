import { parseTemplate } from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import * as z from 'zod/mini';
import { fieldOrderOfSettings, settingsTemplateSchema } from '../../../contracts/index.ts';
import { shopTemplateOptions } from '../../../field-types/index.ts';
import { dayInBerlin } from '../../../legal/index.ts';
import { callDatabase } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';

/**
 * Returns the field names in the order of the settings' template version: stored in the settings or, for older orders,
 * read from that version. Empty if the version does not exist.
 */
export async function readFieldOrder({ database, now }: FunctionDeps, settings: unknown): Promise<readonly string[]> {
  const stored = fieldOrderOfSettings(settings);
  if (stored.length > 0) return stored;
  const made = settingsTemplateSchema.safeParse(settings);
  if (!made.success) return [];
  const { id, version } = made.data._template;
  const json = z.uuid().safeParse(id).success
    ? await callDatabase(database, 'get_complete_form', { p_template_id: id, p_version: version }, z.unknown())
    : Object.values(builtInTemplates).find((template) => template.id === id);
  const template = parseTemplate(json, shopTemplateOptions(dayInBerlin(now())));
  if (!template.ok) return [];
  return template.value.sections
    .flatMap(({ groups }) => groups)
    .flatMap(({ fields }) => fields)
    .map(({ name }) => name);
}
