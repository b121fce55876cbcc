import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { englishUserTexts, type UserTexts } from './english-user-texts.ts';
import { germanUserTexts } from './german-user-texts.ts';

export type { UserTexts };

/** The catalogues by language. */
export const userTexts: Readonly<Record<AdminLanguage, UserTexts>> = { de: germanUserTexts, en: englishUserTexts };

/** Returns the texts in the page's language. */
export function useUserTexts(): UserTexts {
  return userTexts[use(PageLanguage)];
}
