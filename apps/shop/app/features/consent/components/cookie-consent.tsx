import { useEffect } from 'react';
import { isConsentDue } from '../consent-policy.ts';

/** Asks for consent where it is due, once the page is there. The question leaves with the shop: admins are not asked. */
export function CookieConsent() {
  useEffect(() => {
    if (!isConsentDue(document.cookie, new Date())) return;
    let isLeft = false;
    const banner = import('../consent-banner.ts');
    void banner.then(({ showConsentBanner }) => (isLeft ? undefined : showConsentBanner()));
    return () => {
      isLeft = true;
      void banner.then(({ hideConsentBanner }) => hideConsentBanner());
    };
  }, []);
  return null;
}
