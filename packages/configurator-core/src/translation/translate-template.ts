import type { TranslatedText, Translations } from '../contract/primitives/translations.schema.ts';
import type { Template } from '../contract/template/template.ts';
import { mapParts } from './map-parts.ts';
import { withFallbacks } from './match-language.ts';
import { readText, textKeysOf, writeText } from './text-keys.ts';
import type { TextPart } from './text-part.ts';

/** The languages to look for, best first. From the template's own language on, its own texts are what is meant. */
function wantedLanguages({ language: own }: Template, language: string): readonly string[] {
  const all = withFallbacks(language);
  const end = own === undefined ? -1 : all.indexOf(own.toLowerCase());
  return end === -1 ? all : all.slice(0, end);
}

/** The first language that a text is translated into, with the translation. */
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
 * A template in another language. Each text falls back by itself: `en-GB`, then `en`, then the template's own text. A
 * translation that is outdated still counts. Names, values, conditions and prices stay as they are, so that a
 * configuration means and costs the same in every language.
 * @returns the template without translations; its `language` is the one found, or its own where nothing is translated
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
      // What translates a text that is gone is left over.
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
