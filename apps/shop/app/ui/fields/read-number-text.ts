import { formatEuroText, formatNumberText, parseEuroText, parseNumberText } from 'configurator-core';

/** What a number field reads. */
export interface NumberFieldKind {
  /** An amount in euros, any number, or a whole number. */
  kind: 'euros' | 'number' | 'whole';
  /** Accepted before or after the number, as `€` is with euros. */
  unit?: string | undefined;
}

/** Returns the number as it was read, in the notation of the language; undefined if the text is no number. */
export function readNumberText(text: string, { kind, unit = '' }: NumberFieldKind, locale: string): string | undefined {
  if (kind === 'euros') {
    const cents = parseEuroText(text, locale);
    return cents === undefined ? undefined : formatEuroText(cents, locale);
  }
  const number = parseNumberText(text, locale, unit);
  return number === undefined ? undefined : formatNumberText(number, locale);
}
