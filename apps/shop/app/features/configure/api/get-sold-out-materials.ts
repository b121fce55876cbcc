import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';

const rowsSchema = z.array(z.object({ key: z.string() }));

/**
 * Returns the keys of the materials that are sold out.
 * @throws if the request fails
 */
export async function getSoldOutMaterials(client: SupabaseClient): Promise<readonly string[]> {
  const { data } = await client.from('materials').select('key').eq('is_sold_out', true).order('key').throwOnError();
  return rowsSchema.parse(data).map(({ key }) => key);
}
