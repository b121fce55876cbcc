import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { englishMaterialTexts } from './english-material-texts.ts';
import { germanMaterialTexts } from './german-material-texts.ts';

/** The texts of the pages about materials. */
export type MaterialTexts = typeof englishMaterialTexts;

/** The catalogues by language. */
export const materialTexts: Readonly<Record<AdminLanguage, MaterialTexts>> = {
  de: germanMaterialTexts,
  en: englishMaterialTexts,
};

/** The texts in the language of the page around. */
export function useMaterialTexts(): MaterialTexts {
  return materialTexts[use(PageLanguage)];
}
