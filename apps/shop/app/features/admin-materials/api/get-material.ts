import type { SupabaseClient } from '@supabase/supabase-js';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import type { AdminMaterial } from '../admin-material.ts';
import { materialColumns, materialRowSchema } from './material.schema.ts';

/**
 * Returns a material with the ids of its templates, or null if no material has this id.
 * @throws if the request fails
 */
export async function getMaterial(client: SupabaseClient, materialId: string): Promise<AdminMaterial | null> {
  if (!isRowId(materialId)) return null;
  const { data } = await client
    .from('material_overview')
    .select(`${materialColumns}, template_ids`)
    .eq('id', materialId)
    .maybeSingle()
    .throwOnError();
  return data === null ? null : materialRowSchema.parse(data);
}
