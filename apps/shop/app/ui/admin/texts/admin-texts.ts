import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '../../page/page-language.ts';
import { type AdminTexts, englishAdminTexts } from './english-admin-texts.ts';
import { germanAdminTexts } from './german-admin-texts.ts';

export type { AdminTexts };

/** Text catalogues by language. */
export const adminTexts: Readonly<Record<AdminLanguage, AdminTexts>> = { de: germanAdminTexts, en: englishAdminTexts };

/** The texts in the language of the surrounding page. */
export function useAdminTexts(): AdminTexts {
  return adminTexts[use(PageLanguage)];
}
