import { createContext, use } from 'react';
import { type AdminFormats, adminFormats } from '#app/lib/language/admin-formats.ts';
import type { AdminLanguageMode, AdminWording } from '#app/lib/language/admin-language.ts';
import { wordingOf } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from './page-language.ts';

/** The admin's language setting. */
export const PageLanguageMode = createContext<AdminLanguageMode>('prescribed');

/** The wording of the surrounding admin page. */
export function usePageWording(): AdminWording {
  return wordingOf(use(PageLanguage), use(PageLanguageMode));
}

/** The formats of the surrounding admin page. */
export function usePageFormats(): AdminFormats {
  return adminFormats[usePageWording()];
}
