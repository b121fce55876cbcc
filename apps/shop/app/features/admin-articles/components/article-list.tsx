import { Pause, Play, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { adminPaths } from '../../../config/admin-paths.ts';
import { failureText } from '../../../lib/database-failure.ts';
import { formatPrice } from '../../../lib/format-price.ts';
import type { TableDefinition, TablePage } from '../../../lib/table/table-definition.ts';
import type { TableQuery } from '../../../lib/table/table-query.ts';
import { showErrorToast, showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/admin/confirm-dialog.tsx';
import { actionsColumn, createdColumn, titleColumn } from '../../../ui/admin/row-columns.tsx';
import { RowImage } from '../../../ui/admin/row-image.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import type { DataColumn } from '../../../ui/data-table/data-column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ListedArticle } from '../admin-article.ts';
import { articleFailureText } from '../parse-sale-refusal.ts';

interface ArticleListProps {
  definition: TableDefinition;
  page: TablePage<ListedArticle>;
  query: TableQuery;
  /** Deleting is for admins only; so is the way to a new article (ADM-ART-05). */
  isAdmin: boolean;
  onQueryChange: (query: TableQuery) => void;
  /** Returns what brings the article back. */
  onDelete: (article: ListedArticle) => Promise<string>;
  onRestore: (deletionId: string) => Promise<void>;
  onPause: (articles: readonly ListedArticle[], isPaused: boolean) => Promise<void>;
  onChanged: () => void;
  loadAll?: () => Promise<readonly ListedArticle[]>;
  isLoading?: boolean;
}

/** All articles, with the ways to edit, pause and delete them. */
export function ArticleList({ isAdmin, onDelete, onRestore, onPause, onChanged, ...table }: ArticleListProps) {
  const [toDelete, setToDelete] = useState<readonly ListedArticle[]>([]);

  const columns = useMemo(() => articleColumns(isAdmin, (article) => setToDelete([article])), [isAdmin]);

  async function restore(deletionIds: readonly string[]) {
    try {
      for (const id of deletionIds) await onRestore(id);
      showToast({ title: 'Artikel wiederhergestellt' });
    } catch (error) {
      showErrorToast({ title: 'Fehler beim Wiederherstellen', description: failureText(error) });
    }
    onChanged();
  }
  async function remove(articles: readonly ListedArticle[]) {
    const deletionIds: string[] = [];
    try {
      for (const article of articles) deletionIds.push(await onDelete(article));
    } catch (error) {
      showErrorToast({ title: 'Fehler beim Löschen des Artikels', description: failureText(error) });
    }
    // Those deleted before one failed can be had back too.
    if (deletionIds.length > 0) {
      showToast({
        title: 'Artikel gelöscht',
        description: articles
          .slice(0, deletionIds.length)
          .map(({ title }) => title)
          .join(', '),
        action: { label: 'Rückgängig', onPress: () => void restore(deletionIds) },
      });
    }
    onChanged();
  }
  async function pause(articles: readonly ListedArticle[], isPaused: boolean) {
    try {
      await onPause(articles, isPaused);
      showToast({ title: 'Artikel aktualisiert' });
    } catch (error) {
      showErrorToast({ title: 'Fehler beim Aktualisieren', description: articleFailureText(error) });
    }
    onChanged();
  }

  return (
    <>
      <DataTable
        {...table}
        columns={columns}
        label="Artikel"
        searchLabel="Artikel und Kategorien suchen"
        language="de"
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        isDimmed={({ isPaused }) => isPaused}
        empty={<EmptyState title="Keine Artikel gefunden" />}
        bulkActions={
          isAdmin
            ? (articles, clear) => (
                <>
                  <button
                    type="button"
                    className={buttonStyle('secondary')}
                    onClick={() => void pause(articles, true).then(clear)}
                  >
                    <Pause aria-hidden className="size-4" />
                    Pausieren
                  </button>
                  <button
                    type="button"
                    className={buttonStyle('secondary')}
                    onClick={() => void pause(articles, false).then(clear)}
                  >
                    <Play aria-hidden className="size-4" />
                    Aktivieren
                  </button>
                  <button type="button" className={buttonStyle('destructive')} onClick={() => setToDelete(articles)}>
                    <Trash2 aria-hidden className="size-4" />
                    Löschen
                  </button>
                </>
              )
            : undefined
        }
      />
      <ConfirmDialog
        isOpen={toDelete.length > 0}
        title={toDelete.length > 1 ? `${toDelete.length} Artikel löschen?` : 'Artikel löschen?'}
        confirmLabel="Löschen"
        isDestructive
        onClose={() => setToDelete([])}
        onConfirm={() => remove(toDelete)}
      >
        <p>Mit Bildern und Kategorien verschwindet aus dem Shop:</p>
        <ul className="my-2 list-disc pl-5 font-medium">
          {toDelete.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
        <p>Bestellungen behalten, was bestellt wurde. 30 Tage lang können Sie das Löschen zurücknehmen.</p>
      </ConfirmDialog>
    </>
  );
}

function articleColumns(
  isAdmin: boolean,
  onDelete: (article: ListedArticle) => void,
): readonly DataColumn<ListedArticle>[] {
  return [
    {
      id: 'image',
      header: 'Bild',
      isNarrow: true,
      cell: ({ imageUrl }) => <RowImage address={imageUrl} />,
    },
    titleColumn(adminPaths.article),
    {
      id: 'state',
      header: 'Status',
      cell: ({ isPaused }) => <Badge tone={isPaused ? 'neutral' : 'forest'}>{stateOf(isPaused)}</Badge>,
      csv: ({ isPaused }) => stateOf(isPaused),
    },
    {
      id: 'categories',
      header: 'Kategorien',
      from: 'lg',
      cell: ({ categoryTitles }) => categoryTitles.join(', ') || '–',
      csv: ({ categoryTitles }) => categoryTitles.join(', '),
    },
    {
      id: 'price',
      header: 'Preis',
      isNumeric: true,
      cell: ({ priceCents }) => (priceCents === null ? '–' : formatPrice(priceCents)),
      csv: ({ priceCents }) => (priceCents === null ? null : priceCents / 100),
    },
    createdColumn('lg'),
    actionsColumn(adminPaths.article, isAdmin ? onDelete : undefined),
  ];
}

function stateOf(isPaused: boolean): string {
  return isPaused ? 'Pausiert' : 'Aktiv';
}
