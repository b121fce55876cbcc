import { useSyncExternalStore } from 'react';
import {
  type AdminLanguage,
  type AdminLanguageMode,
  type AdminWording,
  adminLanguageMode,
  pageLanguage,
  pageWording,
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

/** The wording of a page. @param prescribed the language the specification gives it */
export function useAdminWording(prescribed: AdminLanguage): AdminWording {
  return useSyncExternalStore(
    watchAdminLanguage,
    () => pageWording(prescribed),
    () => (prescribed === 'en' ? 'quoted' : prescribed),
  );
}
