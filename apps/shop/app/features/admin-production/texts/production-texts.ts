import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { englishProductionTexts, type ProductionTexts } from './english-production-texts.ts';
import { germanProductionTexts } from './german-production-texts.ts';

export type { ProductionTexts };

/** The catalogues by language. */
export const productionTexts: Readonly<Record<AdminLanguage, ProductionTexts>> = {
  de: germanProductionTexts,
  en: englishProductionTexts,
};

/** Returns the texts in the page's language. */
export function useProductionTexts(): ProductionTexts {
  return productionTexts[use(PageLanguage)];
}
