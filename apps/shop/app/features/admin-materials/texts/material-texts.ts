import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { englishMaterialTexts, type MaterialTexts } from './english-material-texts.ts';
import { germanMaterialTexts } from './german-material-texts.ts';

export type { MaterialTexts };

/** The catalogues by language. */
export const materialTexts: Readonly<Record<AdminLanguage, MaterialTexts>> = {
  de: germanMaterialTexts,
  en: englishMaterialTexts,
};

/** Returns the texts in the page's language. */
export function useMaterialTexts(): MaterialTexts {
  return materialTexts[use(PageLanguage)];
}
