import type { SupabaseClient } from '@supabase/supabase-js';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import type { AdminMaterial, MaterialEntries } from '../admin-material.ts';
import { materialRowSchema } from './material.schema.ts';

/**
 * Creates a material, or changes the `known` one if its revision is current.
 * @throws if the database rejects the save: `revision_conflict`, or `key_taken` for a new material
 */
export async function saveMaterial(
  client: SupabaseClient,
  entries: MaterialEntries,
  known: RowVersion | null,
): Promise<AdminMaterial> {
  const { data } = await client
    .rpc('save_material', {
      p_material: {
        ...(known === null ? { key: entries.key } : { id: known.id }),
        name: entries.title,
        image_url: entries.imageUrl,
        is_sold_out: entries.isSoldOut,
        weight_gsm: entries.weightGsm,
        warmth: entries.warmth,
        water_resistance: entries.waterResistance,
        care: entries.care,
      },
      p_expected_revision: known?.revision ?? null,
    })
    .throwOnError();
  return materialRowSchema.parse(data);
}

/**
 * Marks a material as sold out or available. Takes effect in every template and cart that uses it.
 * @throws if the database rejects the change
 */
export async function setSoldOut(client: SupabaseClient, materialId: string, isSoldOut: boolean): Promise<void> {
  await client.from('materials').update({ is_sold_out: isSoldOut }).eq('id', materialId).throwOnError();
}
