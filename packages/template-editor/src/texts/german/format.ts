import { countFormat } from '../counting.ts';

/** The locale of numbers, prices and dates in German. */
export const germanLocale = 'de-DE';

/** Formats counts in German. */
export const formatCount = countFormat(germanLocale);
