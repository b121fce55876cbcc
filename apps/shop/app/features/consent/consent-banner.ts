import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent-banner.css';
import { eraseCookies, hide, run, show, showPreferences } from 'vanilla-cookieconsent';
import { consentPolicy, isConsentDue } from './consent-policy.ts';
import { consentTexts } from './consent-texts.ts';

let running: Promise<void> | undefined;

/** Starts the banner once. The first call also shows it if consent is due. */
function startConsentBanner(): Promise<void> {
  if (running === undefined && isConsentDue(document.cookie, new Date())) deleteConsent();
  running ??= run({
    revision: consentPolicy.revision,
    // Bots and automated browsers see the banner too.
    hideFromBots: false,
    cookie: {
      name: consentPolicy.cookieName,
      expiresAfterDays: consentPolicy.lifetimeDays,
      sameSite: 'Lax',
    },
    guiOptions: {
      consentModal: { layout: 'box wide', position: 'bottom left', equalWeightButtons: true, flipButtons: false },
      preferencesModal: { layout: 'box', equalWeightButtons: true, flipButtons: false },
    },
    categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
    language: { default: 'de', translations: { de: consentTexts } },
  });
  return running;
}

/** Deletes the stored consent. The library ignores the expiry in a cookie, so it would not show the banner. */
function deleteConsent(): void {
  eraseCookies(consentPolicy.cookieName, '/');
  // On a host name with a dot, the library stores the cookie with a domain.
  eraseCookies(consentPolicy.cookieName, '/', window.location.hostname);
}

/** Shows the banner, even after it was hidden. */
export async function showConsentBanner(): Promise<void> {
  const isStarted = running !== undefined;
  await startConsentBanner();
  if (isStarted) show(true);
}

/** Hides the banner without storing a choice. */
export function hideConsentBanner(): void {
  if (running !== undefined) hide();
}

/** Opens the settings, whether or not a choice is stored. */
export async function openConsentSettings(): Promise<void> {
  await startConsentBanner();
  showPreferences();
}
