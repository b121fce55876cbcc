import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { englishSignInTexts, type SignInTexts } from './english-sign-in-texts.ts';
import { germanSignInTexts } from './german-sign-in-texts.ts';

export type { SignInTexts };

/** The catalogues by language. */
export const signInTexts: Readonly<Record<AdminLanguage, SignInTexts>> = {
  de: germanSignInTexts,
  en: englishSignInTexts,
};

/** Returns the texts in the page's language. */
export function useSignInTexts(): SignInTexts {
  return signInTexts[use(PageLanguage)];
}
