import * as z from 'zod/mini';

/** What a visitor chose, as the cookie holds it. Source: CONSENT-14 */
const storedConsentSchema = z.object({
  categories: z.array(z.string()),
  services: z.record(z.string(), z.array(z.string())),
  revision: z.number(),
  consentId: z.string(),
  consentTimestamp: z.string(),
  lastConsentTimestamp: z.string(),
  languageCode: z.string(),
  expirationTime: z.number(),
  data: z.unknown(),
});

export type StoredConsent = z.infer<typeof storedConsentSchema>;

/** Reads the record out of a page's cookies; anything that is no record counts as none. */
export function parseStoredConsent(cookies: string, cookieName: string): StoredConsent | null {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`));
  if (pair === undefined) return null;
  try {
    const parsed = storedConsentSchema.safeParse(JSON.parse(decodeURIComponent(pair.slice(cookieName.length + 1))));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
