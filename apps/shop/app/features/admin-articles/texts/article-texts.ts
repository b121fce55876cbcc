import { use } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { type ArticleTexts, englishArticleTexts } from './english-article-texts.ts';
import { germanArticleTexts } from './german-article-texts.ts';

export type { ArticleTexts };

/** The catalogues by language. */
export const articleTexts: Readonly<Record<AdminLanguage, ArticleTexts>> = {
  de: germanArticleTexts,
  en: englishArticleTexts,
};

/** Returns the texts in the page's language. */
export function useArticleTexts(): ArticleTexts {
  return articleTexts[use(PageLanguage)];
}
