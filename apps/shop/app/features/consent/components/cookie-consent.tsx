import { useEffect } from 'react';
import { isConsentDue } from '../consent-policy.ts';

/** Asks for consent where it is due, once the page is there. */
export function CookieConsent() {
  useEffect(() => {
    if (!isConsentDue(document.cookie, new Date())) return;
    void import('../consent-banner.ts').then(({ startConsentBanner }) => startConsentBanner());
  }, []);
  return null;
}
