import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { TableDefinition, TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import type { AdminUser } from '../admin-user.ts';

const pageSchema = z.object({
  total: z.int(),
  users: z.array(
    z
      .object({
        user_id: z.guid(),
        first_name: z.string(),
        last_name: z.string(),
        email: z.string().nullable(),
        roles: z.array(z.string()),
        deactivated_at: z.string().nullable(),
        created_at: z.string(),
        order_count: z.int(),
      })
      .transform(
        (row): AdminUser => ({
          id: row.user_id,
          name: `${row.first_name} ${row.last_name}`.trim(),
          email: row.email ?? '',
          roles: row.roles.length === 0 ? ['customer'] : row.roles,
          isAdmin: row.roles.includes('admin'),
          isDeactivated: row.deactivated_at !== null,
          createdAt: row.created_at,
          orderCount: row.order_count,
        }),
      ),
  ),
});

/**
 * Returns one page of accounts with their roles.
 * @throws if the request fails or the caller is not an admin
 */
export async function listUsers(
  client: SupabaseClient,
  query: TableQuery,
  { pageSize }: TableDefinition,
): Promise<TablePage<AdminUser>> {
  const roles = query.filters.role ?? [];
  const { data } = await client
    .rpc('list_users', {
      p_search: query.search,
      p_role: roles[0] ?? null,
      p_sort: query.sort.column,
      p_descending: query.sort.isDescending,
      p_limit: pageSize,
      p_offset: (query.page - 1) * pageSize,
    })
    .throwOnError();
  const { users, total } = pageSchema.parse(data);
  return { rows: users, total };
}
