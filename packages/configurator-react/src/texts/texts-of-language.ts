import type { ConfiguratorTexts } from './configurator-texts.ts';
import { englishTexts } from './english-texts.ts';
import { germanTexts } from './german-texts.ts';

function isLocale(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}

/**
 * Returns the bundled texts for a language: German for `de`, else English. Numbers and prices use the
 * format of that language and region.
 */
export function textsOfLanguage(language: string | undefined): ConfiguratorTexts {
  if (language === undefined) return englishTexts;
  const texts = /^de\b/i.test(language) ? germanTexts : englishTexts;
  const hasOwnLocale = language === texts.locale.slice(0, 2) || !isLocale(language);
  return hasOwnLocale ? texts : { ...texts, locale: language };
}
