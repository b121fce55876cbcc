import * as z from 'zod/mini';

/** From how many pieces of one line on each costs less, as the engine reads it. */
export const quantityBreakSchema = z.object({
  from: z.int(),
  label: z.string(),
  percent: z.nullish(z.number()),
  /** EUR cents */
  amount: z.nullish(z.int()),
});

/** What one piece of a line costs before a quantity break, EUR cents, gross, and the breaks that there are. */
export const piecePriceSchema = z.object({
  pieceCents: z.int(),
  quantityBreaks: z.array(quantityBreakSchema),
});

export type PiecePrice = z.infer<typeof piecePriceSchema>;
