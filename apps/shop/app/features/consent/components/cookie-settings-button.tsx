/** Footer button that opens the cookie settings. Their code is loaded on the first click. */
export function CookieSettingsButton() {
  const open = async () => {
    const { openConsentSettings } = await import('../consent-banner.ts');
    await openConsentSettings();
  };
  return (
    <button
      type="button"
      onClick={() => void open()}
      className="inline-flex min-h-8 items-center underline-offset-4 outline-on-forest hover:underline"
    >
      Cookie-Einstellungen
    </button>
  );
}
