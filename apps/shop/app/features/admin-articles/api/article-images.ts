import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { StoredImage } from '../admin-article.ts';

const rowsSchema = z
  .array(z.object({ id: z.guid(), image_url: z.string(), alt_text: z.string().nullable() }))
  .transform((rows): StoredImage[] =>
    rows.map(({ id, image_url, alt_text }) => ({ id, url: image_url, altText: alt_text ?? '' })),
  );

/**
 * Replaces the further images of an article with the given ones, in that order.
 * @throws if the database rejects the change
 */
export async function arrangeArticleImages(
  client: SupabaseClient,
  articleId: string,
  images: readonly { url: string; altText: string }[],
): Promise<StoredImage[]> {
  const { data } = await client
    .rpc('arrange_article_images', {
      p_article_id: articleId,
      p_images: images.map(({ url, altText }) => ({ imageUrl: url, altText })),
    })
    .throwOnError();
  return rowsSchema.parse(data);
}

/**
 * Deletes one further image.
 * @throws if the database rejects the change
 */
export async function deleteArticleImage(client: SupabaseClient, imageId: string): Promise<void> {
  await client.from('article_images').delete().eq('id', imageId).throwOnError();
}
