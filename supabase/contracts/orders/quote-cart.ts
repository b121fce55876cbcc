import * as z from 'zod/mini';
import { uploadSecretSchema } from '../uploads/upload-file.ts';
import { maxOrderLines, orderLineRequestSchema } from './place-order.ts';
import { quantityBreakSchema } from './quantity-break.ts';

/** POST /functions/v1/quote-cart: what these lines would cost and whether they could be ordered now. Stores nothing. */
export const quoteCartRequestSchema = z.object({
  items: z.array(orderLineRequestSchema).check(z.minLength(1), z.maxLength(maxOrderLines)),
  /** Proves that a guest's files are theirs. */
  uploadSecret: z.optional(z.nullable(uploadSecretSchema)),
});

const configuratorType = z.nullable(z.string());

/** What holds for one line now. Prices are EUR cents, gross, for one piece. */
const quotedLineSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('offered'),
    title: z.string(),
    imageUrl: z.nullable(z.string()),
    /** The article's own price; null where it has none. */
    articlePriceCents: z.nullable(z.int()),
    /** For this many pieces. */
    unitPriceCents: z.int(),
    /** What one piece costs before a quantity break; null for a ready-made article. */
    price: z.nullable(
      z.object({
        baseCents: z.int(),
        lines: z.array(z.object({ fieldName: z.nullable(z.string()), label: z.string(), amountCents: z.int() })),
        totalCents: z.int(),
        quantityBreaks: z.optional(z.array(quantityBreakSchema)),
      }),
    ),
    /** The choices with today's prices and labels; null for a ready-made article. */
    configuratorSettings: z.nullable(z.record(z.string(), z.unknown())),
    configuratorType,
    /** True where the right of withdrawal does not apply, because the piece is made to measure. */
    withdrawalExcluded: z.boolean(),
    /** Working days until it is handed to the carrier; null where the article has no term of its own. */
    deliveryDays: z.nullable(z.object({ min: z.int(), max: z.int() })),
  }),
  /** Not on offer: paused, deleted, or never there. `title` is null where the caller may not see it. */
  z.object({ state: z.literal('unavailable'), title: z.nullable(z.string()) }),
  /** A newer version of its template no longer fits the line: a choice is gone, or more is asked. */
  z.object({ state: z.literal('outdated'), configuratorType }),
  /** Something it is made of is sold out: which choices, as `Stoff: Tartan`, and the step of the first, from 1. */
  z.object({ state: z.literal('sold_out'), choices: z.array(z.string()), step: z.int(), configuratorType }),
  /** Files that it names were removed, or are not the caller's: their names, and the step of the first, from 1. */
  z.object({ state: z.literal('file_missing'), names: z.array(z.string()), step: z.int(), configuratorType }),
  /** It cannot be made as configured. */
  z.object({ state: z.literal('invalid'), configuratorType }),
]);

/** 200 of quote-cart: one entry per line, in their order. */
export const quoteCartReplySchema = z.object({ lines: z.array(quotedLineSchema) });

export type QuoteCartRequest = z.infer<typeof quoteCartRequestSchema>;
export type QuotedLine = z.infer<typeof quotedLineSchema>;
export type QuoteCartReply = z.infer<typeof quoteCartReplySchema>;
