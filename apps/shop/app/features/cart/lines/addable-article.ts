import type { CartArticle, LineSettings } from './cart-line.ts';

/**
 * Whether an article can be put into the cart as it is: one with a form template needs its settings, one without a
 * price needs a configurator to have a price at all.
 */
export function isAddable(
  article: Pick<CartArticle, 'priceCents'> & { formTemplateId: string | null; configuratorType: string | null },
  configuratorSettings: LineSettings | null,
): boolean {
  if (article.formTemplateId !== null) return configuratorSettings !== null;
  return article.priceCents !== null || article.configuratorType !== null || configuratorSettings !== null;
}
