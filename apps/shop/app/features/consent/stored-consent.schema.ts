/** Fields of the banner's record that determine whether it is shown again. Source: CONSENT-14 */
export interface StoredConsent {
  readonly revision: number;
  /** Milliseconds since 1970 */
  readonly expirationTime: number;
}

/**
 * Parses the record from a page's cookies. Returns null if it is missing or invalid. Without a schema library, because
 * every page would have to load it.
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
