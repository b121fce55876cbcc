import { countingIn } from '../counting.ts';

/** The locale of numbers, prices and dates in English. */
export const englishLocale = 'en-IE';

/** Counts in English. */
export const counted = countingIn(englishLocale);
