import * as z from 'zod/mini';
import { shopPolicy } from '../shop-policy.ts';
import { uploadSecretSchema } from '../uploads/upload-file.ts';
import { orderLineRequestSchema } from './place-order.ts';
import { quantityBreakSchema } from './quantity-break.ts';

/** POST /functions/v1/quote-cart: returns the prices of these lines and whether they can be ordered. Stores nothing. */
export const quoteCartRequestSchema = z.object({
  items: z.array(orderLineRequestSchema).check(z.minLength(1), z.maxLength(shopPolicy.maxOrderLines)),
  /** Proves that a guest owns the uploaded files. */
  uploadSecret: z.optional(z.nullable(uploadSecretSchema)),
});

const configuratorType = z.nullable(z.string());

/** Current state of one line. Prices are EUR cents, gross, for one piece. */
const quotedLineSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('offered'),
    title: z.string(),
    imageUrl: z.nullable(z.string()),
    /** The article's own price; null if it has none. */
    articlePriceCents: z.nullable(z.int()),
    /** Price of one piece at the requested quantity. */
    unitPriceCents: z.int(),
    /** Price of one piece before quantity breaks; null for a ready-made article. */
    price: z.nullable(
      z.object({
        baseCents: z.int(),
        lines: z.array(z.object({ fieldName: z.nullable(z.string()), label: z.string(), amountCents: z.int() })),
        totalCents: z.int(),
        quantityBreaks: z.optional(z.array(quantityBreakSchema)),
      }),
    ),
    /** The choices with current prices and labels; null for a ready-made article. */
    configuratorSettings: z.nullable(z.record(z.string(), z.unknown())),
    configuratorType,
    /** True if the right of withdrawal does not apply because the piece is made to measure. */
    withdrawalExcluded: z.boolean(),
    /** Working days until it is handed to the carrier; null if the article has no delivery time. */
    deliveryDays: z.nullable(z.object({ min: z.int(), max: z.int() })),
  }),
  /** Not for sale: paused, deleted, or unknown. `title` is null if the caller may not see it. */
  z.object({ state: z.literal('unavailable'), title: z.nullable(z.string()) }),
  /** The line does not fit the newer version of its template: a choice was removed, or more is required. */
  z.object({ state: z.literal('outdated'), configuratorType }),
  /** A material is sold out: its choices, such as `Stoff: Tartan`, and the step of the first, counted from 1. */
  z.object({ state: z.literal('sold_out'), choices: z.array(z.string()), step: z.int(), configuratorType }),
  /** Files were removed or are not the caller's: their names, and the step of the first, counted from 1. */
  z.object({ state: z.literal('file_missing'), names: z.array(z.string()), step: z.int(), configuratorType }),
  /** The configuration is invalid. */
  z.object({ state: z.literal('invalid'), configuratorType }),
]);

/** 200 of quote-cart: one entry per line, in the order of the request. */
export const quoteCartReplySchema = z.object({ lines: z.array(quotedLineSchema) });

export type QuoteCartRequest = z.infer<typeof quoteCartRequestSchema>;
export type QuotedLine = z.infer<typeof quotedLineSchema>;
export type QuoteCartReply = z.infer<typeof quoteCartReplySchema>;
