import { type Configurator, compileTemplate, parseTemplate, type Template } from 'configurator-core';
import { matchLanguage, templateLanguages, translateTemplate } from 'configurator-core/translation';
import { shopFieldTypes } from '../../field-types/index.ts';

/** A published template, compiled in the languages that were asked for. */
interface KeptTemplate {
  readonly template: Template;
  readonly languages: readonly string[];
  /** By language; null is the template's own. */
  readonly configurators: Map<string | null, Configurator>;
}

const kept = new Map<string, KeptTemplate>();
const mostKept = 50;

function keptTemplate(template: unknown, today: string): KeptTemplate {
  const key = `${today} ${JSON.stringify(template)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const parsed = parseTemplate(template, { fieldTypes: shopFieldTypes(today) });
  if (!parsed.ok) throw broken(parsed.error);
  if (kept.size >= mostKept) kept.clear();
  const read = { template: parsed.value, languages: templateLanguages(parsed.value), configurators: new Map() };
  kept.set(key, read);
  return read;
}

function broken(reason: unknown): Error {
  return new Error(`A published template is broken: ${JSON.stringify(reason)}`);
}

/**
 * The configurator of a template in a language. Compiling takes longer than all the rest of pricing a line, so that
 * compiled ones are kept by the day and the very text of their template: a changed template is another one. A language that the
 * template has no texts in is its own, so that callers cannot fill the memory with invented ones.
 * @param today the day in Berlin, which dates are counted from
 * @throws Error for a broken template: publishing refuses those, so it was never published by the editor
 */
export function compiledConfigurator(json: unknown, wanted: string | null, today: string): Configurator {
  const { template, languages, configurators } = keptTemplate(json, today);
  const language = wanted === null ? null : matchLanguage(languages, wanted);
  const known = configurators.get(language);
  if (known !== undefined) return known;
  const translated = translateTemplate(template, language ?? template.language ?? 'und');
  const compiled = compileTemplate(translated, { fieldTypes: shopFieldTypes(today) });
  if (!compiled.ok) throw broken(compiled.error);
  configurators.set(language, compiled.value);
  return compiled.value;
}
