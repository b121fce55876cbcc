import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import type { TableDefinition } from '#app/lib/table/table-definition.ts';
import { type UserTexts, userTexts } from './texts/user-texts.ts';

/** Table of users, sorted by name. */
function tableOf({ filter }: UserTexts): TableDefinition {
  return {
    id: 'users',
    pageSize: 25,
    sortable: ['name', 'email', 'created_at', 'order_count'],
    defaultSort: { column: 'name', isDescending: false },
    filters: [
      {
        kind: 'choice',
        id: 'role',
        label: filter.role,
        isSingle: true,
        choices: [
          { value: 'admin', label: filter.admin },
          { value: 'customer', label: filter.customer },
          { value: 'deactivated', label: filter.deactivated },
        ],
      },
    ],
    hiddenAtFirst: [],
  };
}

/** Table of users by language; only the texts differ. */
export const userTables: Readonly<Record<AdminLanguage, TableDefinition>> = {
  de: tableOf(userTexts.de),
  en: tableOf(userTexts.en),
};
