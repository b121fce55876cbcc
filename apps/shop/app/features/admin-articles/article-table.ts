import type { TableDefinition } from '../../lib/table/table-definition.ts';
import type { CategoryChoice } from './admin-article.ts';

/** German names of the configurator types. */
export const configuratorTypeNames = {
  'dog-coat': 'Hundemantel',
  'dog-harness': 'Hundegeschirr',
  'dog-collar': 'Halsband',
  'dog-leash': 'Leine',
} as const;

/** The list of articles, newest first (ADM-ART-06); its filters name the categories there are. */
export function articleTable(categories: readonly CategoryChoice[]): TableDefinition {
  return {
    id: 'artikel',
    pageSize: 25,
    sortable: ['title', 'price', 'created_at'],
    defaultSort: { column: 'created_at', isDescending: true },
    filters: [
      {
        kind: 'choice',
        id: 'state',
        label: 'Status',
        choices: [
          { value: 'active', label: 'Aktiv' },
          { value: 'paused', label: 'Pausiert' },
        ],
      },
      {
        kind: 'choice',
        id: 'category_ids',
        label: 'Kategorie',
        choices: categories.map(({ id, title }) => ({ value: id, label: title })),
      },
      {
        kind: 'choice',
        id: 'configurator_type',
        label: 'Konfigurator',
        choices: Object.entries(configuratorTypeNames).map(([value, label]) => ({ value, label })),
      },
      { kind: 'days', id: 'created_at', label: 'Erstellt' },
    ],
    hiddenAtFirst: [],
  };
}
