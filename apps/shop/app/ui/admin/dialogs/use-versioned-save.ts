import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { isRefusal, parseDatabaseFailure, saveRefusal } from '#app/lib/failures/database-failure.ts';
import { isUploadRefused, uploadFailureText } from '#app/lib/files/upload-image.ts';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { PageLanguage } from '../../page/page-language.ts';

interface VersionedSaveOptions<Row extends RowVersion, Entries> {
  /** The row as it was opened; null for a new one. */
  row: Row | null;
  texts: Readonly<Record<'created' | 'updated' | 'createFailed' | 'updateFailed', string>>;
  /** @throws if the database rejects the save */
  onSave: (entries: Entries, known: RowVersion | null) => Promise<Row>;
  /** Loads the current row after another admin changed it. */
  onReload: (id: string) => Promise<Row | null>;
  onSaved: () => void;
  /** Shows the code of a database error at its field. Returns false if it belongs to none. */
  showAtField?: (code: string | undefined) => boolean;
}

/**
 * Saves the entries of an admin form and reports the result as a toast. If another admin changed the row meanwhile,
 * `theirs` is the current row, until one of the two versions is chosen.
 */
export function useVersionedSave<Row extends RowVersion, Entries>({
  row,
  texts,
  onSave,
  onReload,
  onSaved,
  showAtField = () => false,
}: VersionedSaveOptions<Row, Entries>) {
  const language = use(PageLanguage);
  const [isSaved, setIsSaved] = useState(false);
  const [theirs, setTheirs] = useState<Row | null>(null);

  function leave() {
    // The navigation guard must see this before the navigation starts.
    flushSync(() => setIsSaved(true));
    onSaved();
  }

  async function explain(error: unknown) {
    const code = parseDatabaseFailure(error)?.message;
    const current = row !== null && code === 'revision_conflict' ? await onReload(row.id).catch(() => null) : null;
    if (current !== null) {
      setTheirs(current);
    } else if (showAtField(code)) {
      return;
    } else if (isRefusal(error) || isUploadRefused(error)) {
      showErrorToast(saveRefusal[language]);
    } else {
      showErrorToast({
        title: row === null ? texts.createFailed : texts.updateFailed,
        description: uploadFailureText(error, language),
      });
    }
  }

  /**
   * @param send uploads pictures and returns the entries
   * @param revision the revision to overwrite
   */
  async function save(send: () => Promise<Entries>, revision = row?.revision) {
    try {
      await onSave(await send(), row === null || revision === undefined ? null : { id: row.id, revision });
      showToast({ title: row === null ? texts.created : texts.updated });
      leave();
    } catch (error) {
      await explain(error);
    }
  }

  return { isSaved, theirs, save, closeConflict: () => setTheirs(null), takeTheirs: leave };
}
