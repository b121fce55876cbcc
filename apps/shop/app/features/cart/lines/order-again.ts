import type { QuotedLine } from 'shop-backend/contracts';
import type { PublicEnv } from '#app/config/env.ts';
import { type LineQuotes, quoteCart } from '../api/quote-cart.ts';
import { cart } from '../store/cart.ts';
import { type CartLine, lineKey } from './cart-line.ts';
import type { CartItem } from './change-lines.ts';

/** A line of an earlier order. */
export interface EarlierLine {
  readonly articleId: string | null;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly quantity: number;
  /** Price of one piece in that order, EUR cents, gross. */
  readonly unitPriceCents: number;
  readonly configuratorSettings: Readonly<Record<string, unknown>> | null;
}

/** The outcome of `orderAgain`. */
export interface OrderedAgain {
  readonly addedLines: number;
  /** Titles of articles no longer offered, or not in this configuration. */
  readonly missingTitles: readonly string[];
  /** Names of files that added lines refer to and that are no longer stored. */
  readonly missingFiles: readonly string[];
}

interface AddedLine {
  readonly item: CartItem;
  readonly quantity: number;
}

/**
 * Adds the lines of an earlier order to the cart with their current title, price and labels. The cart marks lines whose
 * price changed or whose file is no longer stored.
 * @returns null if the request failed; the cart is then unchanged
 */
export async function orderAgain(env: PublicEnv, earlier: readonly EarlierLine[]): Promise<OrderedAgain | null> {
  const quotes = await quoteCart(env, earlier.flatMap(candidateOf));
  if (!quotes.ok) return null;
  const { lines, ...missing } = linesToAdd(earlier, quotes.value);
  for (const { item, quantity } of lines) cart.getState().add(item, quantity);
  return { addedLines: lines.length, ...missing };
}

/** Selects the lines of an earlier order that can be added to the cart, based on the server's quotes. */
export function linesToAdd(earlier: readonly EarlierLine[], quotes: LineQuotes) {
  const lines: AddedLine[] = [];
  const missingTitles: string[] = [];
  const missingFiles: string[] = [];
  for (const line of earlier) {
    const [candidate] = candidateOf(line);
    const quote = candidate && quotes.get(lineKey(candidate));
    if (candidate !== undefined && quote?.state === 'offered') {
      lines.push({ item: offeredItem(candidate, quote), quantity: line.quantity });
    } else if (candidate !== undefined && quote?.state === 'file_missing') {
      lines.push({ item: candidate, quantity: line.quantity });
      missingFiles.push(...quote.names);
    } else {
      missingTitles.push(line.title);
    }
  }
  return { lines, missingTitles, missingFiles };
}

function offeredItem(line: CartLine, quote: Extract<QuotedLine, { state: 'offered' }>): CartItem {
  const { title, imageUrl, articlePriceCents: priceCents, unitPriceCents, configuratorSettings, price } = quote;
  const previousCents = line.price?.totalCents;
  return {
    article: { id: line.article.id, title, imageUrl, priceCents },
    configuratorSettings,
    price,
    previousUnitPriceCents: previousCents === unitPriceCents ? undefined : previousCents,
  };
}

/** Returns the line as it was ordered, or an empty list if its article is deleted. */
function candidateOf(line: EarlierLine): CartLine[] {
  if (line.articleId === null) return [];
  return [
    {
      article: { id: line.articleId, title: line.title, imageUrl: line.imageUrl, priceCents: null },
      quantity: line.quantity,
      configuratorSettings: line.configuratorSettings,
      price: { baseCents: line.unitPriceCents, lines: [], totalCents: line.unitPriceCents },
    },
  ];
}
