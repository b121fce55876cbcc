import { templateVersionSchema } from 'configurator-core';
import * as z from 'zod/mini';

/** The part of `configuratorSettings` that names the language they were made in: BCP 47, which the caller has to match. */
const languageSchema = z.object({ _template: z.object({ language: z.string().check(z.maxLength(35)) }) });

/** The language that settings name; null where they name none, as those from before languages do. */
export function languageOfSettings(settings: unknown): string | null {
  const made = languageSchema.safeParse(settings);
  return made.success ? made.data._template.language : null;
}

/** The part of `configuratorSettings` that names the template version they were made with. */
export const settingsTemplateSchema = z.object({ _template: templateVersionSchema });

const orderedSchema = z.object({ _template: z.object({ fieldOrder: z.array(z.string()) }) });

/** Adds the order of the template's fields to settings: the database sorts the keys of an object by their length. */
export function withFieldOrder(
  settings: Readonly<Record<string, unknown>>,
  fieldOrder: readonly string[],
): Readonly<Record<string, unknown>> {
  const { _template: made } = settings;
  return { ...settings, _template: { ...(typeof made === 'object' && made), fieldOrder } };
}

/**
 * Field names in the order of the template, from settings of an order. Empty for orders from before 2026-11-25, and for
 * carts, which keep the order of the keys.
 */
export function fieldOrderOfSettings(settings: unknown): readonly string[] {
  const ordered = orderedSchema.safeParse(settings);
  return ordered.success ? ordered.data._template.fieldOrder : [];
}
