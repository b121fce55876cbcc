import { type Configurator, compileTemplate, parseTemplate } from 'configurator-core';
import { translateTemplate } from 'configurator-core/translation';
import { shopFieldTypes } from 'shop-backend/field-types';

/**
 * Reads a template that a shopper's choices were made with; null if it cannot be used. Pages load it on demand.
 * @param language null is the template's own
 * @param today the day in Berlin that it is evaluated on
 */
export function parseOlderTemplate(json: unknown, language: string | null, today: string): Configurator | null {
  const fieldTypes = shopFieldTypes(today);
  const parsed = parseTemplate(json, { fieldTypes });
  if (!parsed.ok) return null;
  const { value: template } = parsed;
  const compiled = compileTemplate(language === null ? template : translateTemplate(template, language), {
    fieldTypes,
  });
  return compiled.ok ? compiled.value : null;
}
