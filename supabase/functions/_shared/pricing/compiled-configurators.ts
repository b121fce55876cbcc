import { type Configurator, compileTemplate, parseTemplate, type Template } from 'configurator-core';
import { matchLanguage, templateLanguages, translateTemplate } from 'configurator-core/translation';
import { shopTemplateOptions } from '../../../field-types/index.ts';

/** A published template, compiled in the languages requested so far. */
interface CachedTemplate {
  readonly template: Template;
  readonly languages: readonly string[];
  /** By language; the key null is the template's own language. */
  readonly configurators: Map<string | null, Configurator>;
}

const cache = new Map<string, CachedTemplate>();
const maxTemplates = 50;

function readTemplate(template: unknown, today: string): CachedTemplate {
  const key = `${today} ${JSON.stringify(template)}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const parsed = parseTemplate(template, shopTemplateOptions(today));
  if (!parsed.ok) throw broken(parsed.error);
  if (cache.size >= maxTemplates) cache.clear();
  const read = { template: parsed.value, languages: templateLanguages(parsed.value), configurators: new Map() };
  cache.set(key, read);
  return read;
}

function broken(reason: unknown): Error {
  return new Error(`A published template is broken: ${JSON.stringify(reason)}`);
}

/**
 * Returns the configurator of a template in a language. Compiling takes longer than the rest of pricing a line, so
 * compiled templates are cached by day and by the template's text. A language without texts uses the template's own
 * language, so that invented languages cannot fill the cache.
 * @param today the day in Berlin, for field types that compare dates with it
 * @throws Error for a broken template: the editor refuses to publish one
 */
export function compiledConfigurator(json: unknown, requestedLanguage: string | null, today: string): Configurator {
  const { template, languages, configurators } = readTemplate(json, today);
  const language = requestedLanguage === null ? null : matchLanguage(languages, requestedLanguage);
  const cached = configurators.get(language);
  if (cached !== undefined) return cached;
  const translated = translateTemplate(template, language ?? template.language ?? 'und');
  const compiled = compileTemplate(translated, shopTemplateOptions(today));
  if (!compiled.ok) throw broken(compiled.error);
  configurators.set(language, compiled.value);
  return compiled.value;
}
