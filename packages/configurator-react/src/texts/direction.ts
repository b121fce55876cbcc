/** Matches languages and scripts that are written from right to left. */
const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ku-arab|ps|sd|syr|ug|ur|yi)\b|-(arab|hebr)\b/i;

/** Returns the writing direction of a language; undefined without a language. */
export function directionOf(language: string | undefined): 'ltr' | 'rtl' | undefined {
  if (language === undefined) return undefined;
  return rightToLeft.test(language) ? 'rtl' : 'ltr';
}
