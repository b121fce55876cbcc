import { Price } from '#app/ui/content/price.tsx';
import { type Article, isConfigurable } from '../article.ts';
import { priceLabel, startingPriceLabel } from '../price-label.ts';

interface ArticlePriceProps {
  article: Pick<Article, 'priceCents' | 'formTemplateId' | 'configuratorType'>;
  size?: 'card' | 'page';
}

export function ArticlePrice({ article, size }: ArticlePriceProps) {
  return (
    <Price
      label={size === 'page' ? startingPriceLabel(article) : priceLabel(article)}
      hasAmount={article.priceCents !== null || isConfigurable(article)}
      size={size}
    />
  );
}
