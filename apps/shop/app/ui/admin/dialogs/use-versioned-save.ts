import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { isRefusal, parseDatabaseFailure, saveRefusal } from '#app/lib/failures/database-failure.ts';
import { isUploadRefused, uploadFailureText } from '#app/lib/files/upload-image.ts';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { PageLanguage } from '../../page/page-language.ts';
import { useAdminTexts } from '../texts/admin-texts.ts';
import { type MergedForm, useEditMerge } from './use-edit-merge.ts';

interface VersionedSaveOptions<Row extends RowVersion, Values extends object, Entries> extends MergedForm<Row, Values> {
  texts: Readonly<Record<'created' | 'updated' | 'createFailed' | 'updateFailed', string>>;
  /** @throws if the database rejects the save */
  onSave: (entries: Entries, known: RowVersion | null) => Promise<Row>;
  onSaved: () => void;
  /** Shows the code of a database error at its field. Returns false if it belongs to none. */
  showAtField?: (code: string | undefined) => boolean;
}

/**
 * Saves the entries of an admin form and reports the result as a toast. Edits that another admin saved in the meantime
 * are merged; see `useEditMerge`.
 */
export function useVersionedSave<Row extends RowVersion, Values extends object, Entries>({
  texts,
  onSave,
  onSaved,
  showAtField = () => false,
  ...merged
}: VersionedSaveOptions<Row, Values, Entries>) {
  const language = use(PageLanguage);
  const shared = useAdminTexts();
  const [isSaved, setIsSaved] = useState(false);
  const { form, version, taken, settle, dialog } = useEditMerge(merged);
  const isNew = merged.row === null;

  async function explain(error: unknown) {
    if ((await settle(error)) || showAtField(parseDatabaseFailure(error)?.message)) return;
    if (isRefusal(error) || isUploadRefused(error)) {
      showErrorToast({ ...saveRefusal[language], id: 'save' });
    } else {
      showErrorToast({
        title: isNew ? texts.createFailed : texts.updateFailed,
        description: uploadFailureText(error, language),
        id: 'save',
      });
    }
  }

  /** @param send uploads pictures and returns the entries */
  async function save(send: () => Promise<Entries>) {
    try {
      await onSave(await send(), version());
      showToast({
        title: isNew ? texts.created : texts.updated,
        description: taken() === '' ? undefined : shared.takenOver(taken()),
        id: 'save',
      });
      // The navigation guard must see this before the navigation starts.
      flushSync(() => setIsSaved(true));
      onSaved();
    } catch (error) {
      await explain(error);
    }
  }

  return { isSaved, form, save, conflictDialog: dialog };
}
