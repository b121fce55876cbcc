import { parseEuroToCents, priceFromSettings, type QuantityBreak, type StoredPrice } from 'configurator-core';
import { isRecord } from '#app/lib/checks/is-record.ts';
import { withoutPrototype } from '#app/lib/security/without-prototype.ts';
import { parseStoredJson } from '#app/lib/storage/text-storage.ts';
import { basePriceCents, type CartLine, maxQuantity } from '../lines/cart-line.ts';
import { mergeLines } from '../lines/change-lines.ts';
import { parseBreaks, parseStoredPrice, storedPriceOf } from '../prices/parse-stored-price.ts';

/** Maximum lines of a stored cart, far above any real order, so that a malicious entry cannot freeze the page. */
const maxLines = 200;

/**
 * A line as stored, with amounts in cents. Only the two keys of the specification contain euros: the article's `price`
 * (SF-CART-01) and `_prices` in the settings (SF-CART-16).
 */
interface StoredLine {
  article: { id: string; title: string; image_url: string | null; price: number | null };
  quantity: number;
  configuratorSettings?: Record<string, unknown> | null | undefined;
  /** Missing in lines stored on or before 2026-11-22. */
  price?: StoredPrice | undefined;
  quotedUnitPriceCents?: number | undefined;
  quotedBreaks?: readonly QuantityBreak[] | undefined;
  previousUnitPriceCents?: number | undefined;
}

/**
 * Parses the text stored under the key `cart` by this or an earlier version of the shop. Invalid lines are skipped. An
 * invalid text gives an empty cart. Never throws.
 */
export function parseCart(text: string | null): readonly CartLine[] {
  const lines = parseList(text)
    .slice(0, maxLines)
    .flatMap((entry) => {
      const line = parseLine(entry);
      return line === null ? [] : [fromStored(line)];
    });
  return mergeLines(lines);
}

/** Serializes lines to store under the key `cart`. */
export function serializeCart(lines: readonly CartLine[]): string {
  return JSON.stringify(lines.map(toStored));
}

/** Returns the stored lines, unchecked. Earlier versions of the shop stored the list under `lines`. */
function parseList(text: string | null): readonly unknown[] {
  const json = parseStoredJson(text);
  if (Array.isArray(json)) return json;
  return isRecord(json) && Array.isArray(json.lines) ? json.lines : [];
}

// Without a schema library: the badge in the header reads the cart on every page, so each would load the library.
function parseLine(entry: unknown): StoredLine | null {
  if (!isRecord(entry) || !isRecord(entry.article)) return null;
  const { quantity, configuratorSettings } = entry;
  const quotedUnitPriceCents = parseCents(entry.quotedUnitPriceCents, entry.quotedUnitPrice);
  const previousUnitPriceCents = parseCents(entry.previousUnitPriceCents, entry.previousUnitPrice);
  const { id, title, image_url = null, price = null } = entry.article;
  if (!isText(id, 100) || id === '' || !isText(title, 500)) return null;
  if (image_url !== null && !isText(image_url, 2_000)) return null;
  if (price !== null && !isPrice(price)) return null;
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1) return null;
  if (configuratorSettings !== undefined && configuratorSettings !== null && !isRecord(configuratorSettings))
    return null;
  if (quotedUnitPriceCents === null || previousUnitPriceCents === null) return null;
  return {
    article: { id, title, image_url, price },
    quantity,
    configuratorSettings,
    price: parseStoredPrice(entry.price) ?? undefined,
    quotedUnitPriceCents,
    quotedBreaks: undefinedIfEmpty(parseBreaks(entry.quotedBreaks)),
    previousUnitPriceCents,
  };
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength;
}

/** Whether a value is an amount in euros, at most a million. */
function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1_000_000;
}

/** Returns an amount that is stored in cents, or in euros by versions before November 2026. Null if it is invalid. */
function parseCents(cents: unknown, euros: unknown): number | null | undefined {
  if (cents === undefined) return euros === undefined ? undefined : isPrice(euros) ? parseEuroToCents(euros) : null;
  return Number.isSafeInteger(cents) && isPrice(Number(cents) / 100) ? Number(cents) : null;
}

function fromStored({ article: stored, quantity, configuratorSettings, price, ...prices }: StoredLine): CartLine {
  const article = {
    id: stored.id,
    title: stored.title,
    imageUrl: stored.image_url,
    priceCents: stored.price === null ? null : parseEuroToCents(stored.price),
  };
  const settings = configuratorSettings ? withoutPrototype(configuratorSettings) : null;
  return {
    article,
    quantity: Math.min(quantity, maxQuantity),
    configuratorSettings: settings,
    price: settings === null ? null : (price ?? priceFromSettings(settings, basePriceCents(article))),
    ...prices,
  };
}

function toStored(line: CartLine): StoredLine {
  const { id, title, imageUrl, priceCents } = line.article;
  return {
    article: { id, title, image_url: imageUrl, price: priceCents === null ? null : priceCents / 100 },
    quantity: line.quantity,
    configuratorSettings: line.configuratorSettings === null ? undefined : { ...line.configuratorSettings },
    price: line.price === null ? undefined : storedPriceOf(line.price),
    quotedUnitPriceCents: line.quotedUnitPriceCents,
    quotedBreaks: undefinedIfEmpty(parseBreaks(line.quotedBreaks)),
    previousUnitPriceCents: line.previousUnitPriceCents,
  };
}

function undefinedIfEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}
