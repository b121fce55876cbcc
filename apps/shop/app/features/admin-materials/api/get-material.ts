import type { SupabaseClient } from '@supabase/supabase-js';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { AdminMaterial } from '../admin-material.ts';
import { materialColumns, materialRowSchema } from './material.schema.ts';

/**
 * Returns a material, or null if no material has this id.
 * @throws if the request fails
 */
export async function getMaterial(client: SupabaseClient, materialId: string): Promise<AdminMaterial | null> {
  if (!isRowId(materialId)) return null;
  const { data } = await client
    .from('material_overview')
    .select(materialColumns)
    .eq('id', materialId)
    .maybeSingle()
    .throwOnError();
  return data === null ? null : materialRowSchema.parse(data);
}
