import { type Configurator, compileTemplate, parseTemplate } from 'configurator-core';
import { translateTemplate } from 'configurator-core/translation';
import { shopTemplateOptions } from 'shop-backend/field-types';

/**
 * Parses and compiles an older template version; null if it is invalid. Pages load this script on demand.
 * @param language null for the template's own
 * @param today the day in Berlin for which it is evaluated
 */
export function parseOlderTemplate(json: unknown, language: string | null, today: string): Configurator | null {
  const options = shopTemplateOptions(today);
  const parsed = parseTemplate(json, options);
  if (!parsed.ok) return null;
  const { value: template } = parsed;
  const compiled = compileTemplate(language === null ? template : translateTemplate(template, language), options);
  return compiled.ok ? compiled.value : null;
}
