import { parseStoredConsent } from './stored-consent.schema.ts';

/** What the banner asks for and how long an answer holds. A new revision asks every visitor again. */
export const consentPolicy = { cookieName: 'cc_cookie', lifetimeDays: 182, revision: 1 } as const;

/**
 * Whether a visitor must be asked: nothing is stored, it has expired, or it answers an older revision. Asked before
 * the banner's code is loaded, which most page views therefore never do.
 * @param cookies as `document.cookie` gives them
 */
export function isConsentDue(cookies: string, now: Date): boolean {
  const stored = parseStoredConsent(cookies, consentPolicy.cookieName);
  return stored === null || stored.revision < consentPolicy.revision || stored.expirationTime <= now.getTime();
}
