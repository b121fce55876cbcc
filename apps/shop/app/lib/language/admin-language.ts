import { sessionStore } from '../session/session.ts';
import { localTextStorage } from '../storage/text-storage.ts';

/** Language of an admin page. */
export type AdminLanguage = 'de' | 'en';

/**
 * Language setting of an admin. `prescribed` shows each page in the language required by the specification: orders,
 * users and form templates in English, all others in German (ADM-NAV-07).
 */
export type AdminLanguageMode = 'prescribed' | AdminLanguage;

/**
 * Wording of a page. `quoted` uses the English texts of the specification with German amounts, dates and stored order
 * terms (ADM-NAV-08).
 */
export type AdminWording = AdminLanguage | 'quoted';

/** The settings in display order. */
export const adminLanguageModes: readonly AdminLanguageMode[] = ['prescribed', 'de', 'en'];

const listeners = new Set<() => void>();

/** Storage key of the signed-in admin's setting, or null. Stored in the browser, like saved views. */
function storageKey(): string | null {
  const user = sessionStore.getState().lastUser;
  return user && `admin-language:${user.userId}`;
}

/** Setting of the signed-in admin; `prescribed` for everyone else and on the server. */
export function adminLanguageMode(): AdminLanguageMode {
  const key = storageKey();
  const stored = key === null ? null : localTextStorage.read(key);
  return adminLanguageModes.find((mode) => mode === stored) ?? 'prescribed';
}

/** Stores the setting of the signed-in admin and updates all pages at once. */
export function setAdminLanguageMode(mode: AdminLanguageMode): void {
  const key = storageKey();
  if (key === null) return;
  if (mode === 'prescribed') localTextStorage.remove(key);
  else localTextStorage.write(key, mode);
  for (const listener of listeners) listener();
}

/** Calls the listener when the setting or the session changes, here or in another tab. Returns how to unsubscribe. */
export function watchAdminLanguage(listener: () => void): () => void {
  listeners.add(listener);
  const stopSession = sessionStore.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    stopSession();
    window.removeEventListener('storage', listener);
  };
}

/** The language of a page. @param prescribed its language in the specification */
export function pageLanguage(prescribed: AdminLanguage): AdminLanguage {
  const mode = adminLanguageMode();
  return mode === 'prescribed' ? prescribed : mode;
}

/** The wording of a page. @param prescribed its language in the specification */
export function pageWording(prescribed: AdminLanguage): AdminWording {
  return wordingOf(pageLanguage(prescribed), adminLanguageMode());
}

/** The wording that a language has in a mode. */
export function wordingOf(language: AdminLanguage, mode: AdminLanguageMode): AdminWording {
  return language === 'en' && mode === 'prescribed' ? 'quoted' : language;
}
