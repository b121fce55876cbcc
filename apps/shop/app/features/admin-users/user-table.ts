import type { TableDefinition } from '../../lib/table/table-definition.ts';

/** The list of users, by name. */
export const userTable: TableDefinition = {
  id: 'users',
  pageSize: 25,
  sortable: ['name', 'email', 'created_at', 'order_count'],
  defaultSort: { column: 'name', isDescending: false },
  filters: [
    {
      kind: 'choice',
      id: 'role',
      label: 'Role',
      isSingle: true,
      choices: [
        { value: 'admin', label: 'Admin' },
        { value: 'customer', label: 'Customer' },
        { value: 'deactivated', label: 'Deactivated' },
      ],
    },
  ],
  hiddenAtFirst: [],
};
