import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import type { TableDefinition } from '#app/lib/table/table-definition.ts';
import { materialTexts } from './texts/material-texts.ts';

/** Table of materials, sorted by name. */
function tableOf(language: AdminLanguage): TableDefinition {
  const { soldOut, states } = materialTexts[language];
  return {
    id: 'materialien',
    pageSize: 25,
    sortable: ['name', 'is_sold_out', 'created_at'],
    defaultSort: { column: 'name', isDescending: false },
    filters: [
      {
        kind: 'choice',
        id: 'is_sold_out',
        label: soldOut,
        choices: [
          { value: 'true', label: states.soldOut },
          { value: 'false', label: states.inStock },
        ],
      },
    ],
    hiddenAtFirst: ['created_at'],
  };
}

/** Table of materials by language; only the texts differ. */
export const materialTables: Readonly<Record<AdminLanguage, TableDefinition>> = {
  de: tableOf('de'),
  en: tableOf('en'),
};
