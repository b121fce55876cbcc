import * as z from 'zod/mini';
import { decimal } from './price-amount.schema.ts';
import { type DeepReadonly, type Known, wholeNumber } from './primitives.schema.ts';

/** Breaks of a template at most. */
const MOST_BREAKS = 50;
/** Largest quantity that a break may start at. */
const MOST_PIECES = 1_000_000;
/** Largest reduction of one piece: a million euros. */
const MOST_CENTS = 100_000_000;

/** A lower price of each piece from a number of pieces on. */
export const quantityBreakSchema = z.looseObject({
  from: wholeNumber(MOST_PIECES).check(z.minimum(2)),
  label: z.string(),
  percent: z.nullish(decimal().check(z.minimum(0), z.maximum(100))),
  amount: z.nullish(wholeNumber(MOST_CENTS)),
});

/** The quantity breaks of a template. */
export const quantityBreaksSchema = z.nullish(z.array(quantityBreakSchema).check(z.maxLength(MOST_BREAKS)));

/**
 * From how many pieces of one cart line on each of them costs less: by `percent` of its price and by `amount` cents.
 * Unknown keys are kept.
 */
export type QuantityBreak = DeepReadonly<Known<z.output<typeof quantityBreakSchema>>>;
