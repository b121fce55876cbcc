import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { type CategoryTexts, englishCategoryTexts } from './english-category-texts.ts';
import { germanCategoryTexts } from './german-category-texts.ts';

export type { CategoryTexts };

/** The catalogues by language. */
export const categoryTexts: Readonly<Record<AdminLanguage, CategoryTexts>> = {
  de: germanCategoryTexts,
  en: englishCategoryTexts,
};

/** Returns the texts in the page's language. */
export function useCategoryTexts(): CategoryTexts {
  return categoryTexts[use(PageLanguage)];
}
