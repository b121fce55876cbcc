import type { TableDefinition } from '../../lib/table/table-definition.ts';

/** The list of form templates: newest first (OP-62). */
export const templateTable: TableDefinition = {
  id: 'form-templates',
  pageSize: 25,
  sortable: ['name', 'created_at'],
  defaultSort: { column: 'created_at', isDescending: true },
  filters: [
    {
      kind: 'choice',
      id: 'configurator_type',
      label: 'Type',
      choices: ['dog-coat', 'dog-harness', 'dog-collar', 'dog-leash'].map((value) => ({ value, label: value })),
    },
  ],
  hiddenAtFirst: [],
};
