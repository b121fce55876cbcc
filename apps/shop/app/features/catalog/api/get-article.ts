import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { Article } from '../article.ts';
import type { ArticleFacts } from '../article-facts.ts';
import type { Category } from '../category.ts';
import { articleColumns, articleRowSchema } from './article.schema.ts';
import { articleFactsColumns, articleFactsSchema } from './article-facts.schema.ts';

const linksSchema = z.object({
  article_categories: z.array(z.object({ category: z.object({ id: z.guid(), title: z.string() }).nullable() })),
});

export interface ArticleDetails {
  article: Article;
  facts: ArticleFacts;
  categories: Pick<Category, 'id' | 'title'>[];
}

/**
 * Returns an article with its legal facts and collections, or null if the visitor may not see an article with this id.
 * @throws if the request fails or the row does not match the schema
 */
export async function getArticle(client: SupabaseClient, articleId: string): Promise<ArticleDetails | null> {
  if (!isRowId(articleId)) return null;
  const { data } = await client
    .from('articles')
    .select(
      `${articleColumns}, ${articleFactsColumns}, article_categories(id, category_id, category:categories(id, title))`,
    )
    .eq('id', articleId)
    .maybeSingle()
    .throwOnError();
  if (data === null) return null;
  const links = linksSchema.parse(data).article_categories;
  return {
    article: articleRowSchema.parse(data),
    facts: articleFactsSchema.parse(data),
    categories: links.flatMap(({ category }) => (category === null ? [] : [category])),
  };
}
