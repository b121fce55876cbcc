import type { PublicEnv } from '#app/config/env.ts';
import { quoteCart } from './api/quote-cart.ts';
import { cart } from './cart.ts';
import { type CartLine, lineKey } from './cart-line.ts';

/** A line of an earlier order. */
export interface EarlierLine {
  readonly articleId: string | null;
  readonly title: string;
  readonly quantity: number;
  /** What one piece cost then, EUR cents, gross. */
  readonly unitPriceCents: number;
  readonly configuratorSettings: Readonly<Record<string, unknown>> | null;
}

/** The outcome of ordering again; null if the request failed and the cart is unchanged. */
export interface OrderedAgain {
  readonly addedLines: number;
  /** Titles of what cannot be had any more, or not like that. */
  readonly missingTitles: readonly string[];
}

/**
 * Puts the lines of an earlier order into the cart, as they are offered today: with today's title, price and labels.
 * A line that costs something else than then says so in the cart.
 */
export async function orderAgain(env: PublicEnv, earlier: readonly EarlierLine[]): Promise<OrderedAgain | null> {
  const candidates = earlier.flatMap((line) => (line.articleId === null ? [] : [candidateOf(line, line.articleId)]));
  const quotes = await quoteCart(env, candidates);
  if (!quotes.ok) return null;
  const missing = earlier.filter(({ articleId }) => articleId === null).map(({ title }) => title);
  let addedLines = 0;
  for (const line of candidates) {
    const quote = quotes.value.get(lineKey(line));
    if (quote?.state !== 'offered') {
      missing.push(line.article.title);
      continue;
    }
    const { title, imageUrl, articlePriceCents: priceCents, unitPriceCents, configuratorSettings, price } = quote;
    const previousCents = line.quotedUnitPriceCents;
    cart.getState().add(
      {
        article: { id: line.article.id, title, imageUrl, priceCents },
        configuratorSettings,
        price,
        previousUnitPriceCents: previousCents === unitPriceCents ? undefined : previousCents,
      },
      line.quantity,
    );
    addedLines += 1;
  }
  return { addedLines, missingTitles: missing };
}

function candidateOf(line: EarlierLine, articleId: string): CartLine {
  return {
    article: { id: articleId, title: line.title, imageUrl: null, priceCents: null },
    quantity: line.quantity,
    configuratorSettings: line.configuratorSettings,
    price: null,
    quotedUnitPriceCents: line.unitPriceCents,
  };
}
