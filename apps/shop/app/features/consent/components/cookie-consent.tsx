import { useEffect } from 'react';
import { isConsentDue } from '../consent-policy.ts';

/** Shows the banner after hydration if it is due, and hides it on unmount: the administration does not show it. */
export function CookieConsent() {
  useEffect(() => {
    if (!isConsentDue(document.cookie, new Date())) return;
    let isUnmounted = false;
    const banner = import('../consent-banner.ts');
    void banner.then(({ showConsentBanner }) => (isUnmounted ? undefined : showConsentBanner()));
    return () => {
      isUnmounted = true;
      void banner.then(({ hideConsentBanner }) => hideConsentBanner());
    };
  }, []);
  return null;
}
