import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { isRefusal, parseDatabaseFailure, saveRefusal } from '#app/lib/failures/database-failure.ts';
import { isUploadRefused, uploadFailureText } from '#app/lib/files/upload-image.ts';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import { showErrorToast, showToast, type ToastText } from '#app/lib/toasts.ts';
import { PageLanguage } from '../../page/page-language.ts';
import { useAdminTexts } from '../texts/admin-texts.ts';
import { type MergedForm, useEditMerge } from './use-edit-merge.ts';

/** Returns the toast of a failed save. @param title says what failed */
type ExplainSave = (error: unknown, title: string, language: AdminLanguage) => ToastText;

/** What happens around a save of an admin form. */
export interface SaveSteps<Values, Entries, Saved extends RowVersion> {
  texts: Readonly<Record<'created' | 'updated' | 'createFailed' | 'updateFailed', string>>;
  /** Title of the toast if the entries cannot be prepared, for instance because a picture was not uploaded. */
  uploadFailed?: string;
  /** @throws if the database rejects the save */
  onSave: (entries: Entries, known: RowVersion | null) => Promise<Saved>;
  /** Called after a save that closes the form. */
  onSaved?: () => void;
  /**
   * Completes a save. Returns the values that are stored now if the form stays open, or null.
   * @param sent the values of the form when the save began
   * @param current returns its values now
   */
  staysOpen?: (saved: Saved, sent: Values, current: () => Values) => Promise<Values | null> | Values | null;
  explain?: ExplainSave;
  /** Shows an error of the database at its field, by its code. Returns false if a toast is needed, too. */
  showAtField?: (code: string | undefined, error: unknown) => boolean;
}

/**
 * Saves the entries of an admin form and reports the result as a toast. Edits that another admin saved in the meantime
 * are merged; see `useEditMerge`.
 */
export function useVersionedSave<Row extends RowVersion, Values extends object, Entries, Saved extends RowVersion>({
  texts,
  uploadFailed,
  onSave,
  onSaved,
  staysOpen = () => null,
  explain = explainSave,
  showAtField = () => false,
  ...merged
}: MergedForm<Row, Values> & SaveSteps<Values, Entries, Saved>) {
  const language = use(PageLanguage);
  const shared = useAdminTexts();
  const [isSaved, setIsSaved] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { version, taken, mine, rebase, settle, dialog, ...merge } = useEditMerge(merged);

  async function showFailure(error: unknown, title: string) {
    if ((await settle(error)) || showAtField(parseDatabaseFailure(error)?.message, error)) return;
    const failure = explain(error, title, language);
    setProblem(failure.description ?? null);
    showErrorToast({ ...failure, id: 'save' });
  }

  /** @param prepare uploads pictures and returns the entries */
  async function save(prepare: () => Promise<Entries> | Entries) {
    const known = version();
    const sent = mine();
    let failed = uploadFailed;
    setProblem(null);
    try {
      const entries = await prepare();
      failed = undefined;
      const saved = await onSave(entries, known);
      const stored = await staysOpen(saved, sent, mine);
      showToast({
        title: known === null ? texts.created : texts.updated,
        description: taken() === '' ? undefined : shared.takenOver(taken()),
        id: 'save',
      });
      if (stored !== null) {
        rebase(saved, stored);
        return;
      }
      // The navigation guard must see this before the navigation starts.
      flushSync(() => setIsSaved(true));
      onSaved?.();
    } catch (error) {
      await showFailure(error, failed ?? (known === null ? texts.createFailed : texts.updateFailed));
    }
  }

  return { ...merge, version, save, isSaved, /** Why the last save failed. */ problem, conflictDialog: dialog };
}

/** The toast of a failed save. @param describe returns its description */
export function explainSave(
  error: unknown,
  title: string,
  language: AdminLanguage,
  describe: (error: unknown, language: AdminLanguage) => string = uploadFailureText,
): ToastText {
  if (isRefusal(error) || isUploadRefused(error)) return saveRefusal[language];
  return { title, description: describe(error, language) };
}
