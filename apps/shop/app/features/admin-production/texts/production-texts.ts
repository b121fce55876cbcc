import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { englishProductionTexts } from './english-production-texts.ts';
import { germanProductionTexts } from './german-production-texts.ts';

/** The texts of the production page. */
export type ProductionTexts = typeof englishProductionTexts;

/** The catalogues by language. */
export const productionTexts: Readonly<Record<AdminLanguage, ProductionTexts>> = {
  de: germanProductionTexts,
  en: englishProductionTexts,
};

/** Returns the texts in the page's language. */
export function useProductionTexts(): ProductionTexts {
  return productionTexts[use(PageLanguage)];
}
