/** Texts that people type, with their number in German and in English; undefined if they are refused. The unit is cm. */
export const numberTexts: readonly (readonly [
  text: string,
  german: number | undefined,
  english: number | undefined,
])[] = [
  ['1.250', 1250, 1.25],
  ['1,250', 1.25, 1250],
  ['1.250,5', 1250.5, 1250.5],
  ['1,250.5', 1250.5, 1250.5],
  ['1 250', 1250, 1250],
  ['1\u00a0250', 1250, 1250],
  ['1\u202f250', 1250, 1250],
  ['1.250.000', 1_250_000, 1_250_000],
  ['1,250,000', 1_250_000, 1_250_000],
  ['2,5', 2.5, 2.5],
  ['2.5', 2.5, 2.5],
  ['12.50', 12.5, 12.5],
  [',5', 0.5, 0.5],
  ['.5', 0.5, 0.5],
  ['.250', 0.25, 0.25],
  ['5,', 5, 5],
  ['5.', 5, 5],
  ['0.125', 0.125, 0.125],
  ['0,125', 0.125, 0.125],
  ['-0.125', -0.125, -0.125],
  ['0.125,5', undefined, undefined],
  ['0.125.000', undefined, undefined],
  ['12 5', undefined, undefined],
  ['1e3', undefined, undefined],
  ['0x10', undefined, undefined],
  ['Infinity', undefined, undefined],
  ['12 cm', 12, 12],
  ['12,5CM ', 12.5, 12.5],
  ['12 mm', undefined, undefined],
  ['cm', undefined, undefined],
  ['１２', 12, 12],
  ['٣٫٥', 3.5, 3.5],
  ['١٫٢٥٠', 1.25, 1.25],
  ['−3', -3, -3],
  ['+4', 4, 4],
  ['1.2.3', undefined, undefined],
  ['12,5,', undefined, undefined],
  ['1.25,5', undefined, undefined],
  ['12.500 000', undefined, undefined],
  ['1250.125', undefined, 1250.125],
  ['1250,125', 1250.125, undefined],
  ['1 250.000', undefined, 1250],
  ['zwölf', undefined, undefined],
  ['.', undefined, undefined],
  ['-', undefined, undefined],
  ['', undefined, undefined],
];

/** A function that reads a number from a text. */
export interface NumberReader {
  /** Returns undefined if the text is refused. */
  readonly read: (text: string, locale: string) => number | undefined;
  /** The unit that may follow the number; null if none is accepted. */
  readonly unit: string | null;
  /** Returns whether the reader accepts a number. By default, it accepts every one. */
  readonly accepts?: (number: number) => boolean;
}

/**
 * Returns the texts that a reader does not read as `parseNumberText` does, in German or in English. Empty texts are left
 * out, because readers treat them as no number.
 */
export function misreadNumberTexts({ read, unit, accepts = () => true }: NumberReader): readonly string[] {
  return numberTexts.flatMap(([text, german, english]) => {
    const hasUnit = /\d.*cm/i.test(text);
    const typed = hasUnit && unit !== null ? text.replace(/cm/i, unit) : text;
    return ([['de-DE', german] as const, ['en-IE', english] as const] as const).flatMap(([locale, number]) => {
      const isRefused = number === undefined || !accepts(number) || (hasUnit && unit === null);
      const expected = isRefused ? undefined : number;
      if (typed === '') return [];
      const found = read(typed, locale);
      return found === expected ? [] : [`${locale} ${JSON.stringify(typed)}: ${found}, not ${expected}`];
    });
  });
}

/** Returns whether an amount in euros is accepted: no more than two decimals, up to a million, not negative. */
export function isEuroAmount(euros: number): boolean {
  return euros >= 0 && euros <= 1_000_000 && Number(euros.toFixed(2)) === euros;
}
