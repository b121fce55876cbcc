import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { englishOperationTexts } from './english-operation-texts.ts';
import { germanOperationTexts } from './german-operation-texts.ts';

/** The texts of the pages for the daily work: requests, withdrawals, mails, payments, log and trash. */
export type OperationTexts = typeof englishOperationTexts;

/** The catalogues by language. */
export const operationTexts: Readonly<Record<AdminLanguage, OperationTexts>> = {
  de: germanOperationTexts,
  en: englishOperationTexts,
};

/** The texts in the language of the page around. */
export function useOperationTexts(): OperationTexts {
  return operationTexts[use(PageLanguage)];
}
