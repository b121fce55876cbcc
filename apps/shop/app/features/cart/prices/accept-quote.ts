import type { QuotedLine } from 'shop-backend/contracts';
import { cart } from '../store/cart.ts';

/**
 * The shopper has taken note of what a line costs now. A configured line becomes what the shop offers today, in the
 * version, with the words and the prices of today.
 * @param key the line's `lineKey`
 */
export function acceptQuote(key: string, articleId: string, quote: QuotedLine | null): void {
  if (quote?.state !== 'offered' || quote.configuratorSettings === null) {
    cart.getState().acknowledge(key);
    return;
  }
  const { title, imageUrl, articlePriceCents: priceCents, configuratorSettings, price } = quote;
  cart
    .getState()
    .replace(key, { article: { id: articleId, title, imageUrl, priceCents }, configuratorSettings, price });
}
