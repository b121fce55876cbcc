/** Languages and scripts that are written from right to left. */
const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ku-arab|ps|sd|syr|ug|ur|yi)\b|-(arab|hebr)\b/i;

/** The direction a language is written in; undefined where the language is not known. */
export function directionOf(language: string | undefined): 'ltr' | 'rtl' | undefined {
  if (language === undefined) return undefined;
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}
