import { shop } from '#app/config/shop.ts';
import { type Article, isConfigurable } from './article.ts';

interface ProductPage {
  article: Pick<Article, 'title' | 'priceCents' | 'isPaused' | 'formTemplateId' | 'configuratorType' | 'id'>;
  /** Plain text */
  description: string;
  /** Absolute URL */
  url: string;
  /** Absolute URL of the first picture */
  imageUrl: string | null;
}

/**
 * Returns an article as schema.org Product with its offer in EUR. A configurable article without a price is offered at
 * the base price. An article priced on request has no offer.
 */
export function productFacts({ article, description, url, imageUrl }: ProductPage): object {
  const amountCents = article.priceCents ?? (isConfigurable(article) ? shop.limits.basePriceCents : null);
  return {
    '@type': 'Product',
    name: article.title,
    sku: article.id,
    ...(description === '' ? {} : { description }),
    ...(imageUrl === null ? {} : { image: imageUrl }),
    brand: { '@type': 'Brand', name: shop.name },
    ...(amountCents === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            price: (amountCents / 100).toFixed(2),
            priceCurrency: shop.currency,
            availability: `https://schema.org/${article.isPaused ? 'OutOfStock' : 'InStock'}`,
          },
        }),
  };
}
