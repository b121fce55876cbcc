import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '../../page/page-language.ts';
import { englishAdminTexts } from './english-admin-texts.ts';
import { germanAdminTexts } from './german-admin-texts.ts';

/** Texts of the frame and of components shared by admin pages. */
export type AdminTexts = typeof englishAdminTexts;

/** Text catalogues by language. */
export const adminTexts: Readonly<Record<AdminLanguage, AdminTexts>> = { de: germanAdminTexts, en: englishAdminTexts };

/** The texts in the language of the surrounding page. */
export function useAdminTexts(): AdminTexts {
  return adminTexts[use(PageLanguage)];
}
