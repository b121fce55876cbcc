import { countingIn } from '../counting.ts';

/** The locale of numbers, prices and dates in German. */
export const germanLocale = 'de-DE';

/** Counts in German. */
export const counted = countingIn(germanLocale);
