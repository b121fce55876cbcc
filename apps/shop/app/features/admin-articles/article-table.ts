import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import type { TableDefinition } from '#app/lib/table/table-definition.ts';
import { adminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import type { CategoryChoice } from './admin-article.ts';
import { articleTexts } from './texts/article-texts.ts';

/** Table of articles, newest first (ADM-ART-06), with a filter by the given categories. */
export function articleTable(categories: readonly CategoryChoice[], language: AdminLanguage): TableDefinition {
  const texts = articleTexts[language];
  return {
    id: 'artikel',
    pageSize: 25,
    sortable: ['title', 'price', 'created_at'],
    defaultSort: { column: 'created_at', isDescending: true },
    filters: [
      {
        kind: 'choice',
        id: 'state',
        label: texts.status,
        choices: [
          { value: 'active', label: texts.state.active },
          { value: 'paused', label: texts.state.paused },
        ],
      },
      {
        kind: 'choice',
        id: 'category_ids',
        label: texts.category,
        choices: categories.map(({ id, title }) => ({ value: id, label: title })),
      },
      {
        kind: 'choice',
        id: 'configurator_type',
        label: texts.fields.configuratorType,
        choices: Object.entries(texts.configuratorTypes).map(([value, label]) => ({ value, label })),
      },
      { kind: 'days', id: 'created_at', label: adminTexts[language].columns.created },
    ],
    hiddenAtFirst: [],
  };
}
