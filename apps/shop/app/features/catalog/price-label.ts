import { shop } from '#app/config/shop.ts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { type Article, isConfigurable } from './article.ts';

/**
 * Returns the price label of an article (OP-09): its own price, else 'ab 99,00 €' if it is configurable, else
 * 'Preis auf Anfrage'.
 */
export function priceLabel(article: Pick<Article, 'priceCents' | 'formTemplateId' | 'configuratorType'>): string {
  if (article.priceCents !== null) return formatPrice(article.priceCents);
  return isConfigurable(article) ? `ab ${formatPrice(shop.limits.basePriceCents)}` : 'Preis auf Anfrage';
}

/** Returns the price label on the page of an article. Choices in the configurator may add to the price: 'ab 129,00 €'. */
export function startingPriceLabel(article: Parameters<typeof priceLabel>[0]): string {
  const label = priceLabel(article);
  return article.priceCents !== null && isConfigurable(article) ? `ab ${label}` : label;
}
