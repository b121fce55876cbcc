import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { englishTemplateTexts, type TemplateTexts } from './english-template-texts.ts';
import { germanTemplateTexts } from './german-template-texts.ts';

export type { TemplateTexts };

/** The catalogues by language. */
export const templateTexts: Readonly<Record<AdminLanguage, TemplateTexts>> = {
  de: germanTemplateTexts,
  en: englishTemplateTexts,
};

/** Returns the texts in the page's language. */
export function useTemplateTexts(): TemplateTexts {
  return templateTexts[use(PageLanguage)];
}
