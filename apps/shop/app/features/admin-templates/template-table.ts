import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import type { TableDefinition } from '#app/lib/table/table-definition.ts';
import { type TemplateTexts, templateTexts } from './texts/template-texts.ts';

/** Table of form templates, newest first (OP-62). */
function tableOf({ columns }: TemplateTexts): TableDefinition {
  return {
    id: 'form-templates',
    pageSize: 25,
    sortable: ['name', 'created_at'],
    defaultSort: { column: 'created_at', isDescending: true },
    filters: [
      {
        kind: 'choice',
        id: 'configurator_type',
        label: columns.type,
        choices: ['dog-coat', 'dog-harness', 'dog-collar', 'dog-leash'].map((value) => ({ value, label: value })),
      },
    ],
    hiddenAtFirst: [],
  };
}

/** Table of form templates by language; only the texts differ. */
export const templateTables: Readonly<Record<AdminLanguage, TableDefinition>> = {
  de: tableOf(templateTexts.de),
  en: tableOf(templateTexts.en),
};
