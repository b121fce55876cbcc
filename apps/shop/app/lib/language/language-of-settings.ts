import { isRecord } from '../checks/is-record.ts';

/** Language in which settings were configured; null if not stored, as in settings older than this feature. */
export function languageOfSettings(settings: unknown): string | null {
  const made = isRecord(settings) && isRecord(settings._template) ? settings._template : {};
  return typeof made.language === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(made.language)
    ? made.language
    : null;
}
