import { templateVersionSchema } from 'configurator-core';
import * as z from 'zod/mini';

/** The language in `configuratorSettings`: a BCP 47 tag, which callers match against the available languages. */
const languageSchema = z.object({ _template: z.object({ language: z.string().check(z.maxLength(35)) }) });

/** Returns the language of settings; null if they name none, as settings stored before languages existed. */
export function languageOfSettings(settings: unknown): string | null {
  const made = languageSchema.safeParse(settings);
  return made.success ? made.data._template.language : null;
}

/** The template version in `configuratorSettings`. */
export const settingsTemplateSchema = z.object({ _template: templateVersionSchema });

const orderedSchema = z.object({ _template: z.object({ fieldOrder: z.array(z.string()) }) });

/** Adds the order of the template's fields to settings. jsonb does not keep it: it sorts keys by length. */
export function withFieldOrder(
  settings: Readonly<Record<string, unknown>>,
  fieldOrder: readonly string[],
): Readonly<Record<string, unknown>> {
  const { _template: made } = settings;
  return { ...settings, _template: { ...(typeof made === 'object' && made), fieldOrder } };
}

/**
 * Returns the field names in the template's order, from the settings of an order. Empty for orders placed before
 * 2026-11-25, and for carts, which keep the key order.
 */
export function fieldOrderOfSettings(settings: unknown): readonly string[] {
  const ordered = orderedSchema.safeParse(settings);
  return ordered.success ? ordered.data._template.fieldOrder : [];
}
