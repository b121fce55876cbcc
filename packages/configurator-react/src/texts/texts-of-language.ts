import type { ConfiguratorTexts } from './configurator-texts.ts';
import { englishTexts } from './english-texts.ts';
import { germanTexts } from './german-texts.ts';

/**
 * Returns the bundled texts for a language: German for `de`, else English. Numbers and prices use the
 * format of that language and region.
 * @param template its language is the default, even if the template cannot be used
 */
export function textsOfLanguage(language: string | undefined, template?: unknown): ConfiguratorTexts {
  let name = language;
  let locale: string | undefined;
  try {
    name ??= Object(template).language;
    [locale] = Intl.NumberFormat.supportedLocalesOf(name);
  } catch {
    // No language, or an unusable template.
  }
  const texts = /^de\b/i.test(`${name}`) ? germanTexts : englishTexts;
  return locale && !texts.locale.startsWith(locale) ? { ...texts, locale } : texts;
}
