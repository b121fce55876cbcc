import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { englishOperationTexts, type OperationTexts } from './english-operation-texts.ts';
import { germanOperationTexts } from './german-operation-texts.ts';

export type { OperationTexts };

/** The catalogues by language. */
export const operationTexts: Readonly<Record<AdminLanguage, OperationTexts>> = {
  de: germanOperationTexts,
  en: englishOperationTexts,
};

/** Returns the texts in the page's language. */
export function useOperationTexts(): OperationTexts {
  return operationTexts[use(PageLanguage)];
}
