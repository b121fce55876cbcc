import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { materialFactsColumns, materialFactsShape, toMaterialFacts } from '#app/lib/materials/material-facts.schema.ts';
import type { Material } from '../material.ts';

const rowsSchema = z.array(z.object({ key: z.string(), is_sold_out: z.boolean(), ...materialFactsShape }));

/** Returns every material with its facts. @throws if the request fails or a row does not match the schema */
export async function listMaterials(client: SupabaseClient): Promise<Material[]> {
  const { data } = await client
    .from('materials')
    .select(`key, is_sold_out, ${materialFactsColumns}`)
    .order('key')
    .throwOnError();
  return rowsSchema.parse(data).map((row) => ({ key: row.key, isSoldOut: row.is_sold_out, ...toMaterialFacts(row) }));
}
