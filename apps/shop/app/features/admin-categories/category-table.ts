import type { TableDefinition } from '../../lib/table/table-definition.ts';

/** The list of categories: newest first (ADM-CAT-05). */
export const categoryTable: TableDefinition = {
  id: 'kategorien',
  pageSize: 25,
  sortable: ['title', 'created_at'],
  defaultSort: { column: 'created_at', isDescending: true },
  filters: [{ kind: 'days', id: 'created_at', label: 'Erstellt' }],
  hiddenAtFirst: [],
};
