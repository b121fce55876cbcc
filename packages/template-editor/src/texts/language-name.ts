/** Returns a function that names a language code in a locale: `Englisch (en)`, or only the code if it has no name. */
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
