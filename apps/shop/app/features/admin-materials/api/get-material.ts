import type { SupabaseClient } from '@supabase/supabase-js';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { AdminMaterial } from '../admin-material.ts';
import { materialColumns, materialRowSchema } from './material.schema.ts';

/**
 * One material, or null where there is none of that id.
 * @throws when the request fails
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
