import type { CartArticle, LineSettings } from './cart-line.ts';

/**
 * Whether an article can be added to the cart with these settings. An article with a form template requires settings.
 * An article without a price requires a configurator, which provides one.
 */
export function isAddable(
  article: Pick<CartArticle, 'priceCents'> & { formTemplateId: string | null; configuratorType: string | null },
  configuratorSettings: LineSettings | null,
): boolean {
  if (article.formTemplateId !== null) return configuratorSettings !== null;
  return article.priceCents !== null || article.configuratorType !== null || configuratorSettings !== null;
}
