import { Pause, Play, Trash2 } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import { failureText } from '#app/lib/failures/database-failure.ts';
import type { Restored } from '#app/lib/restore-deleted.ts';
import { restoredNote } from '#app/lib/restored-note.ts';
import { closeToast, showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import type { ListState } from '#app/ui/data-table/list-page.tsx';
import type { ListTable } from '#app/ui/data-table/list-table.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { ListedArticle } from '../admin-article.ts';
import type { ArticleContext } from '../article-table.tsx';
import { articleFailureText } from '../parse-sale-refusal.ts';
import { useArticleTexts } from '../texts/article-texts.ts';

interface ArticleListProps extends ListState<ListedArticle> {
  table: ListTable<ListedArticle, ArticleContext>;
  /** Only admins may delete and create articles (ADM-ART-05). */
  isAdmin: boolean;
  /** Deletes an article. Returns the deletion id, which restores it. */
  onDelete: (article: ListedArticle) => Promise<string>;
  onRestore: (deletionId: string) => Promise<Restored>;
  onPause: (articles: readonly ListedArticle[], isPaused: boolean) => Promise<void>;
  onChanged: () => void;
}

/** List of all articles, with actions to edit, pause and delete them. */
export function ArticleList({ isAdmin, onDelete, onRestore, onPause, onChanged, ...list }: ArticleListProps) {
  const language = use(PageLanguage);
  const texts = useArticleTexts();
  const shared = useAdminTexts();
  const formats = usePageFormats();
  const [toDelete, setToDelete] = useState<readonly ListedArticle[]>([]);

  const context = useMemo(
    (): ArticleContext => ({
      texts,
      shared,
      formats,
      onDelete: isAdmin ? (article) => setToDelete([article]) : undefined,
    }),
    [texts, shared, formats, isAdmin],
  );

  async function restore(deletionIds: readonly string[]) {
    try {
      const restored: Restored[] = [];
      for (const id of deletionIds) restored.push(await onRestore(id));
      const note = restoredNote(restored, language);
      showToast({
        title: texts.restored(deletionIds.length),
        ...(note !== null && { description: note, isLong: true }),
        id: 'article-restore',
      });
    } catch (error) {
      showErrorToast({ title: texts.restoreFailed, description: failureText(error, language), id: 'article-restore' });
    }
    onChanged();
  }
  async function remove(articles: readonly ListedArticle[]) {
    const deletionIds: string[] = [];
    try {
      for (const article of articles) deletionIds.push(await onDelete(article));
      closeToast('article-delete');
    } catch (error) {
      showErrorToast({ title: texts.deleteFailed, description: failureText(error, language), id: 'article-delete' });
    }
    // Articles deleted before a failure can be restored too.
    if (deletionIds.length > 0) {
      showToast({
        title: texts.deleted(deletionIds.length),
        description: articles
          .slice(0, deletionIds.length)
          .map(({ title }) => title)
          .join(', '),
        action: { label: shared.undo, onPress: () => void restore(deletionIds) },
      });
    }
    onChanged();
  }
  async function pause(articles: readonly ListedArticle[], isPaused: boolean) {
    const changed = articles.filter((article) => article.isPaused !== isPaused);
    try {
      await onPause(articles, isPaused);
      showToast({
        title: texts.paused(articles.length),
        id: 'article-pause',
        ...(changed.length > 0 && { action: { label: shared.undo, onPress: () => void pause(changed, !isPaused) } }),
      });
    } catch (error) {
      showErrorToast({
        title: texts.updateFailed,
        description: articleFailureText(error, language),
        id: 'article-pause',
      });
    }
    onChanged();
  }

  return (
    <>
      <DataTable
        {...list}
        context={context}
        label={texts.title}
        searchLabel={texts.searchLabel}
        language={language}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        isDimmed={({ isPaused }) => isPaused}
        empty={<EmptyState title={texts.empty} />}
        noneFound={texts.empty}
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
                    <span>{texts.pause}</span>
                  </button>
                  <button
                    type="button"
                    className={buttonStyle('secondary')}
                    onClick={() => void pause(articles, false).then(clear)}
                  >
                    <Play aria-hidden className="size-4" />
                    <span>{texts.activate}</span>
                  </button>
                  <button type="button" className={buttonStyle('destructive')} onClick={() => setToDelete(articles)}>
                    <Trash2 aria-hidden className="size-4" />
                    <span>{shared.delete}</span>
                  </button>
                </>
              )
            : undefined
        }
      />
      <ConfirmDialog
        isOpen={toDelete.length > 0}
        title={texts.deleteTitle(toDelete.length || 1)}
        confirmLabel={shared.delete}
        isDestructive
        onClose={() => setToDelete([])}
        onConfirm={() => remove(toDelete)}
      >
        <p>{texts.deleteText}</p>
        <ul lang="de" className="my-2 list-disc pl-5 font-medium">
          {toDelete.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
        <p>{texts.deleteHint}</p>
      </ConfirmDialog>
    </>
  );
}
