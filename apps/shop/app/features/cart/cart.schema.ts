import { parseEuroToCents } from 'configurator-core';
import * as z from 'zod/mini';
import { parseStoredJson } from '../../lib/text-storage.ts';
import { type CartLine, maxQuantity } from './cart-line.ts';
import { mergeLines } from './change-lines.ts';

/** How the cart is written today. Version 1 was the list of lines alone. */
const version = 2;

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
  previousUnitPrice: z.optional(z.number().check(z.nonnegative(), z.lte(1_000_000))),
});

type StoredLine = z.infer<typeof storedLineSchema>;

/**
 * Reads the text stored under the key `cart`, as this or an earlier version of the shop wrote it. A line that does not
 * fit is left out, the others stay; text that is no cart gives an empty one. Never throws.
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
  return JSON.stringify({ version, lines: lines.map(toStored) });
}

/** The stored lines, unchecked: of version 1, or of any version that writes them under `lines`. */
function parseList(text: string | null): readonly unknown[] {
  const json = parseStoredJson(text);
  if (Array.isArray(json)) return json;
  const lines: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'lines') : undefined;
  return Array.isArray(lines) ? lines : [];
}

function fromStored({ article, quantity, configuratorSettings, ...prices }: StoredLine): CartLine {
  return {
    article: {
      id: article.id,
      title: article.title,
      imageUrl: article.image_url,
      priceCents: article.price === null ? null : parseEuroToCents(article.price),
    },
    quantity: Math.min(quantity, maxQuantity),
    configuratorSettings: configuratorSettings ?? null,
    quotedUnitPriceCents: centsOf(prices.quotedUnitPrice),
    previousUnitPriceCents: centsOf(prices.previousUnitPrice),
  };
}

function toStored(line: CartLine): StoredLine {
  const { id, title, imageUrl, priceCents } = line.article;
  return {
    article: { id, title, image_url: imageUrl, price: priceCents === null ? null : priceCents / 100 },
    quantity: line.quantity,
    configuratorSettings: line.configuratorSettings === null ? undefined : { ...line.configuratorSettings },
    quotedUnitPrice: eurosOf(line.quotedUnitPriceCents),
    previousUnitPrice: eurosOf(line.previousUnitPriceCents),
  };
}

function centsOf(euros: number | undefined): number | undefined {
  return euros === undefined ? undefined : (parseEuroToCents(euros) ?? undefined);
}

function eurosOf(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : cents / 100;
}
