/** What decides whether a visitor is asked again; the banner's own record holds more. Source: CONSENT-14 */
export interface StoredConsent {
  readonly revision: number;
  /** Milliseconds since 1970 */
  readonly expirationTime: number;
}

/**
 * Reads the record out of a page's cookies; anything that is no record counts as none. By hand, since every page does
 * it: a schema library would come along to each of them.
 */
export function parseStoredConsent(cookies: string, cookieName: string): StoredConsent | null {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`));
  if (pair === undefined) return null;
  try {
    const record: unknown = JSON.parse(decodeURIComponent(pair.slice(cookieName.length + 1)));
    if (typeof record !== 'object' || record === null) return null;
    const { revision, expirationTime, consentId }: Partial<Record<string, unknown>> = { ...record };
    if (typeof revision !== 'number' || typeof expirationTime !== 'number' || typeof consentId !== 'string')
      return null;
    return { revision, expirationTime };
  } catch {
    return null;
  }
}
