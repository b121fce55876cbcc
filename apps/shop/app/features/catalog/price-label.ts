import { shop } from '#app/config/shop.ts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { type Article, isConfigurable } from './article.ts';

/**
 * Content of the price's place (OP-09): the article's own price; without one 'ab 99,00 €' where it can be
 * configured and 'Preis auf Anfrage' where it cannot.
 */
export function priceLabel(article: Pick<Article, 'priceCents' | 'formTemplateId' | 'configuratorType'>): string {
  if (article.priceCents !== null) return formatPrice(article.priceCents);
  return isConfigurable(article) ? `ab ${formatPrice(shop.limits.basePriceCents)}` : 'Preis auf Anfrage';
}
