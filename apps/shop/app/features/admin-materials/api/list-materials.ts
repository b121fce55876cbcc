import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { applyTableQuery, rowsOfPage } from '#app/lib/table/apply-table-query.ts';
import type { TableDefinition, TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import type { AdminMaterial } from '../admin-material.ts';
import { materialColumns, materialRowSchema } from './material.schema.ts';

/**
 * Returns one page of materials.
 * @throws if the request fails or a row does not match the schema
 */
export async function listMaterials(
  client: SupabaseClient,
  query: TableQuery,
  definition: TableDefinition,
): Promise<TablePage<AdminMaterial>> {
  const request = client.from('material_overview').select(materialColumns, { count: 'exact' });
  const { data, count } = await applyTableQuery(request, query, definition, {
    searchColumn: 'name',
    nameColumns: ['name'],
    keyColumn: 'id',
  })
    .range(...rowsOfPage(query, definition))
    .throwOnError();
  return { rows: z.array(materialRowSchema).parse(data), total: count ?? 0 };
}
