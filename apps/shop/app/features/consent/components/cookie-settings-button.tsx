/** Opens the cookie settings from the footer; their code is loaded on the first press. */
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
