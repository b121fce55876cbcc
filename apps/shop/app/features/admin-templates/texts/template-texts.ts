import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { englishTemplateTexts } from './english-template-texts.ts';
import { germanTemplateTexts } from './german-template-texts.ts';

/** The texts of the form template pages. */
export type TemplateTexts = typeof englishTemplateTexts;

/** The catalogues by language. */
export const templateTexts: Readonly<Record<AdminLanguage, TemplateTexts>> = {
  de: germanTemplateTexts,
  en: englishTemplateTexts,
};

/** Returns the texts in the page's language. */
export function useTemplateTexts(): TemplateTexts {
  return templateTexts[use(PageLanguage)];
}
