import { type Configurator, compileTemplate, parseTemplate } from 'configurator-core';
import { translateTemplate } from 'configurator-core/translation';

/**
 * Reads a template that a shopper's choices were made with; null if it cannot be used. Pages load it on demand.
 * @param language null is the template's own
 */
export function parseOlderTemplate(json: unknown, language: string | null = null): Configurator | null {
  const parsed = parseTemplate(json);
  if (!parsed.ok) return null;
  const { value: template } = parsed;
  const compiled = compileTemplate(language === null ? template : translateTemplate(template, language));
  return compiled.ok ? compiled.value : null;
}
