import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { ArticleImage } from '../article-image.ts';

const imageRowsSchema = z.array(z.object({ image_url: z.string(), alt_text: z.string().nullable() }));

/**
 * Returns the further pictures of an article, without the main picture, oldest first.
 * @throws if the request fails or a row does not match the schema
 */
export async function listArticleImages(client: SupabaseClient, articleId: string): Promise<ArticleImage[]> {
  if (!isRowId(articleId)) return [];
  const { data } = await client
    .from('article_images')
    .select('image_url, alt_text')
    .eq('article_id', articleId)
    .order('created_at')
    .throwOnError();
  return imageRowsSchema.parse(data).map((row) => ({ source: row.image_url, alt: row.alt_text }));
}
