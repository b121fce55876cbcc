import type { QuotedLine } from 'shop-backend/contracts';
import { cart } from '../store/cart.ts';

/**
 * Accepts the current price of a line. A configured line is replaced by the quoted one, with the current template
 * version, labels and prices.
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
