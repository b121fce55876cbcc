import { use } from 'react';
import type { AdminLanguage } from '../../../lib/language/admin-language.ts';
import { PageLanguage } from '../../../ui/page-language.ts';
import { englishOrderTexts } from './english-order-texts.ts';
import { germanOrderTexts } from './german-order-texts.ts';

/** The texts of the order pages. */
export type OrderTexts = typeof englishOrderTexts;

/** The catalogues by language. */
export const orderTexts: Readonly<Record<AdminLanguage, OrderTexts>> = { de: germanOrderTexts, en: englishOrderTexts };

/** The texts in the language of the page around. */
export function useOrderTexts(): OrderTexts {
  return orderTexts[use(PageLanguage)];
}
