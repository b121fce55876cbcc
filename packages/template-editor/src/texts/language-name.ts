/** Names languages in a locale by their codes: `Englisch (en)`; the code alone where it has no name. */
export function languageNameIn(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return (code) => {
    try {
      const name = names.of(code);
      return name === undefined ? code : `${name} (${code})`;
    } catch {
      return code;
    }
  };
}
