import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { isRowId } from '../../../lib/is-row-id.ts';
import type { Article } from '../article.ts';
import type { Category } from '../category.ts';
import { articleColumns, articleRowSchema } from './article.schema.ts';

const linksSchema = z.object({
  article_categories: z.array(z.object({ category: z.object({ id: z.guid(), title: z.string() }).nullable() })),
});

export interface ArticleWithCategories {
  article: Article;
  categories: Pick<Category, 'id' | 'title'>[];
}

/**
 * One article with the collections it is in, or null where the visitor may see none of that id.
 * @throws when the request fails or the row has another shape
 */
export async function getArticle(client: SupabaseClient, articleId: string): Promise<ArticleWithCategories | null> {
  if (!isRowId(articleId)) return null;
  const { data } = await client
    .from('articles')
    .select(`${articleColumns}, article_categories(id, category_id, category:categories(id, title))`)
    .eq('id', articleId)
    .maybeSingle()
    .throwOnError();
  if (data === null) return null;
  const links = linksSchema.parse(data).article_categories;
  return {
    article: articleRowSchema.parse(data),
    categories: links.flatMap(({ category }) => (category === null ? [] : [category])),
  };
}
