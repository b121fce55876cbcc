import { parseStoredConsent } from './stored-consent.schema.ts';

/** Cookie, lifetime and revision of the consent. A new revision shows the banner to every visitor again. */
export const consentPolicy = { cookieName: 'cc_cookie', lifetimeDays: 182, revision: 1 } as const;

/**
 * Whether the banner must be shown, because the consent is missing, expired or of an older revision. Checked before the
 * banner's code is loaded, so that most page views do not load it.
 * @param cookies value of `document.cookie`
 */
export function isConsentDue(cookies: string, now: Date): boolean {
  const stored = parseStoredConsent(cookies, consentPolicy.cookieName);
  return stored === null || stored.revision < consentPolicy.revision || stored.expirationTime <= now.getTime();
}
