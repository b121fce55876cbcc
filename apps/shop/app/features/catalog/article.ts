import type { Cents } from 'configurator-core';
import type { ConfiguratorType } from '#app/config/paths.ts';

/** An article for cards and the detail page. */
export interface Article {
  id: string;
  title: string;
  /** Markdown */
  description: string | null;
  imageUrl: string | null;
  /** EUR cents, gross; null without its own price */
  priceCents: Cents | null;
  configuratorType: ConfiguratorType | null;
  formTemplateId: string | null;
  isPaused: boolean;
}

/** Whether the article has a configurator: a form template or one of the built-in types. */
export function isConfigurable(article: Pick<Article, 'formTemplateId' | 'configuratorType'>): boolean {
  return article.formTemplateId !== null || article.configuratorType !== null;
}

/** Whether price and delivery time are agreed on first: the article has neither a price nor a configurator. */
export function isOnRequest(article: Pick<Article, 'priceCents' | 'formTemplateId' | 'configuratorType'>): boolean {
  return article.priceCents === null && !isConfigurable(article);
}
