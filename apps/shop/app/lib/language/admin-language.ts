import { sessionStore } from '../session/session.ts';
import { localTextStorage } from '../storage/text-storage.ts';

/** Language of an admin page. */
export type AdminLanguage = 'de' | 'en';

/**
 * Language setting of an admin. `prescribed`: each page in the language the specification gives it: orders, users and
 * form templates in English, all others in German (ADM-NAV-07).
 */
export type AdminLanguageMode = 'prescribed' | AdminLanguage;

/**
 * The wording of a page. `quoted`: the English texts that the specification quotes, with the stored German words of
 * orders and German amounts and dates between them (ADM-NAV-08).
 */
export type AdminWording = AdminLanguage | 'quoted';

/** The settings in the order they are offered. */
export const adminLanguageModes: readonly AdminLanguageMode[] = ['prescribed', 'de', 'en'];

const listeners = new Set<() => void>();

/** Kept in this browser as saved views are, for each admin on their own. */
function storageKey(): string | null {
  const user = sessionStore.getState().lastUser;
  return user && `admin-language:${user.userId}`;
}

/** The setting of the admin who is signed in; `prescribed` for all others and on the server. */
export function adminLanguageMode(): AdminLanguageMode {
  const key = storageKey();
  const stored = key === null ? null : localTextStorage.read(key);
  return adminLanguageModes.find((mode) => mode === stored) ?? 'prescribed';
}

/** Keeps the setting of the admin who is signed in, and shows every page in it at once. */
export function setAdminLanguageMode(mode: AdminLanguageMode): void {
  const key = storageKey();
  if (key === null) return;
  if (mode === 'prescribed') localTextStorage.remove(key);
  else localTextStorage.write(key, mode);
  for (const listener of listeners) listener();
}

/** Calls a listener after each change of the setting: here, in another tab, or by another admin who signs in. */
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

/** The language of a page. @param prescribed what the specification gives it */
export function pageLanguage(prescribed: AdminLanguage): AdminLanguage {
  const mode = adminLanguageMode();
  return mode === 'prescribed' ? prescribed : mode;
}

/** The wording of a page. @param prescribed the language the specification gives it */
export function pageWording(prescribed: AdminLanguage): AdminWording {
  return wordingOf(pageLanguage(prescribed), adminLanguageMode());
}

/** The wording that a language has in a mode. */
export function wordingOf(language: AdminLanguage, mode: AdminLanguageMode): AdminWording {
  return language === 'en' && mode === 'prescribed' ? 'quoted' : language;
}
