import * as z from 'zod/mini';
import { type DeepReadonly, type Known, wholeNumber } from '../primitives/primitives.schema.ts';
import { translationsSchema } from '../primitives/translations.schema.ts';
import { decimal } from './price-amount.schema.ts';

/** Maximum pieces and cents (a million euros). */
const MOST = 100_000_000;

/** A lower price per piece from a quantity on. */
export const quantityBreakSchema = z.looseObject({
  from: wholeNumber(MOST).check(z.minimum(2)),
  label: z.string(),
  percent: z.nullish(decimal().check(z.minimum(0), z.maximum(100))),
  amount: z.nullish(wholeNumber(MOST)),
  translations: z.nullish(translationsSchema),
});

/** The quantity breaks of a template. */
export const quantityBreaksSchema = z.nullish(z.array(quantityBreakSchema));

/**
 * A reduction of the price per piece from a quantity of one cart line on: by `percent` and by `amount` cents. Unknown
 * keys are kept.
 */
export type QuantityBreak = DeepReadonly<Known<z.output<typeof quantityBreakSchema>>>;
