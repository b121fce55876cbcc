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

/** Language setting of the signed-in admin. */
export function useAdminLanguageMode(): AdminLanguageMode {
  return useSyncExternalStore(watchAdminLanguage, adminLanguageMode, () => 'prescribed');
}

/** The language of a page. @param prescribed its language in the specification */
export function useAdminLanguage(prescribed: AdminLanguage): AdminLanguage {
  return useSyncExternalStore(
    watchAdminLanguage,
    () => pageLanguage(prescribed),
    () => prescribed,
  );
}

/** The wording of a page. @param prescribed its language in the specification */
export function useAdminWording(prescribed: AdminLanguage): AdminWording {
  return useSyncExternalStore(
    watchAdminLanguage,
    () => pageWording(prescribed),
    () => (prescribed === 'en' ? 'quoted' : prescribed),
  );
}
