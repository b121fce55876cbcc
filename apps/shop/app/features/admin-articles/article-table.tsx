import { adminPaths } from '#app/config/admin-paths.ts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { actionsColumn, createdColumn, imageColumn, titleColumn } from '#app/ui/admin/lists/row-columns.tsx';
import type { AdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { type ListTable, listTable } from '#app/ui/data-table/list-table.ts';
import type { CategoryChoice, ListedArticle } from './admin-article.ts';
import { type ArticleTexts, articleTexts } from './texts/article-texts.ts';

/** Texts, formats and handlers for the columns of the list. */
export interface ArticleContext {
  texts: ArticleTexts;
  shared: AdminTexts;
  formats: AdminFormats;
  /** Undefined: the account may not delete articles. */
  onDelete?: (article: ListedArticle) => void;
}

const stateOf = (isPaused: boolean, { texts }: ArticleContext) => (isPaused ? texts.state.paused : texts.state.active);

/** List of articles, newest first (ADM-ART-06), with a filter by the given categories. */
export function articleTable(categories: readonly CategoryChoice[]): ListTable<ListedArticle, ArticleContext> {
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  return listTable<ListedArticle, ArticleContext>({
    id: 'artikel',
    defaultSort: { column: 'created_at', isDescending: true },
    columns: [
      imageColumn,
      titleColumn(adminPaths.article),
      {
        id: 'state',
        header: ({ texts }) => texts.status,
        filter: {
          kind: 'choice',
          values: ['active', 'paused'],
          labelOf: (value, context) => stateOf(value === 'paused', context),
        },
        cell: ({ isPaused }, context) => (
          <Badge tone={isPaused ? 'neutral' : 'forest'}>{stateOf(isPaused, context)}</Badge>
        ),
        csv: ({ isPaused }, context) => stateOf(isPaused, context),
      },
      {
        id: 'categories',
        header: ({ texts }) => texts.categories,
        from: 'lg',
        filter: {
          id: 'category_ids',
          label: ({ texts }) => texts.category,
          kind: 'choice',
          values: [...titles.keys()],
          labelOf: (value) => titles.get(value) ?? value,
        },
        cell: ({ categoryTitles }) => <span lang="de">{categoryTitles.join(', ') || '–'}</span>,
        csv: ({ categoryTitles }) => categoryTitles.join(', '),
      },
      {
        id: 'price',
        header: ({ texts }) => texts.fields.price,
        isNumeric: true,
        isSortable: true,
        cell: ({ priceCents }, { formats }) => (priceCents === null ? '–' : formats.price(priceCents)),
        csv: ({ priceCents }) => (priceCents === null ? null : priceCents / 100),
      },
      { ...createdColumn, from: 'lg', filter: { kind: 'days' } },
      actionsColumn<ListedArticle>(adminPaths.article),
    ],
    filters: [
      {
        id: 'configurator_type',
        label: ({ texts }) => texts.fields.configuratorType,
        kind: 'choice',
        values: Object.keys(articleTexts.en.configuratorTypes),
        labelOf: (value, { texts }) =>
          Object.entries(texts.configuratorTypes).find(([type]) => type === value)?.[1] ?? value,
      },
    ],
  });
}
