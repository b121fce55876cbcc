import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import type { TableDefinition } from '#app/lib/table/table-definition.ts';
import { adminTexts } from '#app/ui/admin/texts/admin-texts.ts';

/** Table of categories, newest first (ADM-CAT-05). */
function tableOf(language: AdminLanguage): TableDefinition {
  return {
    id: 'kategorien',
    pageSize: 25,
    sortable: ['title', 'created_at'],
    defaultSort: { column: 'created_at', isDescending: true },
    filters: [{ kind: 'days', id: 'created_at', label: adminTexts[language].columns.created }],
    hiddenAtFirst: [],
  };
}

/** Table of categories by language; only the texts differ. */
export const categoryTables: Readonly<Record<AdminLanguage, TableDefinition>> = {
  de: tableOf('de'),
  en: tableOf('en'),
};
