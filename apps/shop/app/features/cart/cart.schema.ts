import { parseEuroToCents } from 'configurator-core';
import * as z from 'zod/mini';
import { parseStoredJson } from '../../lib/text-storage.ts';
import { type CartLine, maxQuantity } from './cart-line.ts';
import { mergeLines } from './change-lines.ts';

/** Lines a stored cart may hold: far above any real order, so that a hostile entry cannot freeze the page. */
const maxLines = 200;

const storedLineSchema = z.object({
  article: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    title: z.string().check(z.maxLength(500)),
    image_url: z.nullable(z.string().check(z.maxLength(2000))),
    price: z.nullable(z.number().check(z.nonnegative(), z.lte(1_000_000))),
  }),
  quantity: z.int().check(z.gte(1)),
  configuratorSettings: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  quotedUnitPrice: z.optional(z.number().check(z.nonnegative(), z.lte(1_000_000))),
});

type StoredLine = z.infer<typeof storedLineSchema>;

/**
 * Reads the text stored under the key `cart`. A line that does not fit is left out, the others stay; text that is no
 * list gives an empty cart. Never throws.
 */
export function parseCart(text: string | null): readonly CartLine[] {
  const lines = parseList(text)
    .slice(0, maxLines)
    .flatMap((entry) => {
      const parsed = storedLineSchema.safeParse(entry);
      return parsed.success ? [fromStored(parsed.data)] : [];
    });
  return mergeLines(lines);
}

/** Writes lines as the text to store under the key `cart`; prices are euros there, as on the wire. */
export function serializeCart(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(toStored));
}

function parseList(text: string | null): readonly unknown[] {
  const json = parseStoredJson(text);
  return Array.isArray(json) ? json : [];
}

function fromStored({ article, quantity, configuratorSettings, quotedUnitPrice }: StoredLine): CartLine {
  return {
    article: {
      id: article.id,
      title: article.title,
      imageUrl: article.image_url,
      priceCents: article.price === null ? null : parseEuroToCents(article.price),
    },
    quantity: Math.min(quantity, maxQuantity),
    configuratorSettings: configuratorSettings ?? null,
    quotedUnitPriceCents: quotedUnitPrice === undefined ? undefined : (parseEuroToCents(quotedUnitPrice) ?? undefined),
  };
}

function toStored(line: CartLine): StoredLine {
  const { id, title, imageUrl, priceCents } = line.article;
  return {
    article: { id, title, image_url: imageUrl, price: priceCents === null ? null : priceCents / 100 },
    quantity: line.quantity,
    configuratorSettings: line.configuratorSettings === null ? undefined : { ...line.configuratorSettings },
    quotedUnitPrice: line.quotedUnitPriceCents === undefined ? undefined : line.quotedUnitPriceCents / 100,
  };
}
