import { useSyncExternalStore } from 'react';
import {
  type AdminLanguage,
  type AdminLanguageMode,
  adminLanguageMode,
  pageLanguage,
  watchAdminLanguage,
} from './admin-language.ts';

/** The language setting of the admin who is signed in. */
export function useAdminLanguageMode(): AdminLanguageMode {
  return useSyncExternalStore(watchAdminLanguage, adminLanguageMode, () => 'prescribed');
}

/** The language of a page. @param prescribed what the specification gives it */
export function useAdminLanguage(prescribed: AdminLanguage): AdminLanguage {
  return useSyncExternalStore(
    watchAdminLanguage,
    () => pageLanguage(prescribed),
    () => prescribed,
  );
}
