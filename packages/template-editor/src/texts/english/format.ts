import { countFormat } from '../counting.ts';

/** The locale of numbers, prices and dates in English. */
export const englishLocale = 'en-IE';

/** Formats counts in English. */
export const formatCount = countFormat(englishLocale);
