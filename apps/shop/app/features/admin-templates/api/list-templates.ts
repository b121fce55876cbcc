import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { applyTableQuery, rowsOfPage } from '#app/lib/table/apply-table-query.ts';
import type { TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import type { AdminTemplate } from '../admin-template.ts';
import { templateTables } from '../template-table.ts';
import { templateColumns, templateRowSchema } from './template.schema.ts';

/**
 * Returns one page of form templates.
 * @throws if the request fails or a row does not match the schema
 */
export async function listTemplates(client: SupabaseClient, query: TableQuery): Promise<TablePage<AdminTemplate>> {
  const request = client.from('form_template_overview').select(templateColumns, { count: 'exact' });
  const { data, count } = await applyTableQuery(request, query, templateTables.en, {
    searchColumn: 'name',
    nameColumns: ['name'],
    keyColumn: 'id',
  })
    .range(...rowsOfPage(query, templateTables.en))
    .throwOnError();
  return { rows: z.array(templateRowSchema).parse(data), total: count ?? 0 };
}
