import { countingIn } from '../counting.ts';

/** The locale of numbers, prices and dates in German. */
export const germanLocale = 'de-DE';

/** Formats counts in German. */
export const counted = countingIn(germanLocale);
