import type { TranslatedText, Translations } from '../contract/primitives/translations.schema.ts';
import type { Template } from '../contract/template/template.ts';
import { mapParts } from './map-parts.ts';
import { withFallbacks } from './match-language.ts';
import { readText, textKeysOf, writeText } from './text-keys.ts';
import type { TextPart } from './text-part.ts';

/** Returns the languages to look for, best first, up to the template's own, whose texts are already there. */
function wantedLanguages({ language: own }: Template, language: string): readonly string[] {
  const all = withFallbacks(language);
  const end = own === undefined ? -1 : all.indexOf(own.toLowerCase());
  return end === -1 ? all : all.slice(0, end);
}

/** Returns the first language with a translation, and the translation. */
function findTranslation(
  translations: Translations,
  wanted: readonly string[],
  key: string,
): readonly [language: string, text: string] | null {
  const languages = Object.keys(translations);
  for (const tag of wanted) {
    const language = languages.find((each) => each.toLowerCase() === tag);
    const texts: Readonly<Record<string, TranslatedText>> = translations[language ?? ''] ?? {};
    const text = Object.hasOwn(texts, key) ? texts[key]?.text : undefined;
    if (language !== undefined && text !== undefined && text.trim() !== '') return [language, text];
  }
  return null;
}

/**
 * Translates a template. Each text has its own fallback: `en-GB`, then `en`, then the template's text. Outdated
 * translations are used. Names, values, conditions and prices are unchanged, so that a configuration has the same
 * meaning and price in every language.
 * @returns the template without translations; its `language` is the one found, or its own if nothing is translated
 */
export function translateTemplate(template: Template, language: string): Template {
  const wanted = wantedLanguages(template, language);
  const found = new Set<string>();
  const translated = mapParts(template, (kind, part) => {
    const { translations } = part;
    if (!translations) return part;
    let own: typeof part = { ...part };
    delete (own as { translations?: TextPart['translations'] }).translations;
    for (const textKey of textKeysOf(kind, part)) {
      const translation = findTranslation(translations, wanted, textKey.key);
      // Skips translations of removed texts.
      if (translation === null || readText(part, textKey) === null) continue;
      found.add(translation[0]);
      own = writeText(own, textKey, translation[1]);
    }
    return own;
  });
  const shown = wanted.find((tag) => [...found].some((each) => each.toLowerCase() === tag));
  const tag = [...found].find((each) => each.toLowerCase() === shown);
  return tag === undefined ? translated : { ...translated, language: tag };
}
