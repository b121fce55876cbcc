import type { SupabaseClient } from '@supabase/supabase-js';
import type { HostMaterial } from 'template-editor';
import { z } from 'zod';
import { byName } from '#app/lib/formats/by-name.ts';

const rowsSchema = z.array(
  z.object({ key: z.string(), name: z.string(), image_url: z.string().nullable(), is_sold_out: z.boolean() }).transform(
    ({ key, name, image_url: pictureUrl, is_sold_out: isSoldOut }): HostMaterial => ({
      key,
      name,
      // Without the focus point in the fragment.
      pictureUrl: pictureUrl?.split('#')[0] || null,
      isSoldOut,
    }),
  ),
);

/** Returns the materials that options can use, sorted by name. @throws if the request fails */
export async function listHostMaterials(client: SupabaseClient): Promise<readonly HostMaterial[]> {
  const { data } = await client.from('materials').select('key, name, image_url, is_sold_out').throwOnError();
  return rowsSchema.parse(data).toSorted(byName(({ name }) => name));
}
