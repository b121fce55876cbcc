import * as z from 'zod/mini';

/** A discount per piece from a quantity of one line, in the engine's format. */
export const quantityBreakSchema = z.object({
  from: z.int(),
  label: z.string(),
  percent: z.nullish(z.number()),
  /** EUR cents */
  amount: z.nullish(z.int()),
});

/** Price of one piece of a line before quantity breaks, EUR cents, gross, and the available breaks. */
export const piecePriceSchema = z.object({
  pieceCents: z.int(),
  quantityBreaks: z.array(quantityBreakSchema),
});

export type PiecePrice = z.infer<typeof piecePriceSchema>;
