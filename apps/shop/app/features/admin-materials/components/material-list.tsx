import { use, useState } from 'react';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import type { ListState } from '#app/ui/data-table/list-page.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { AdminMaterial } from '../admin-material.ts';
import type { MaterialDeletion } from '../api/delete-material.ts';
import { materialTable } from '../material-table.tsx';
import { useMaterialTexts } from '../texts/material-texts.ts';

interface MaterialListProps extends ListState<AdminMaterial> {
  /** @throws if the database rejects the change */
  onSoldOut: (material: AdminMaterial, isSoldOut: boolean) => Promise<void>;
  onDelete: (material: AdminMaterial) => Promise<MaterialDeletion>;
  /** Called after rows changed. */
  onChanged: () => void;
}

/** Returns a key for the state of a row, which differs after each change. */
function stateOf({ id, revision }: AdminMaterial): string {
  return `${id} ${revision}`;
}

/** List of all materials, with a switch to mark each as sold out. */
export function MaterialList({ onSoldOut, onDelete, onChanged, ...list }: MaterialListProps) {
  const language = use(PageLanguage);
  const texts = useMaterialTexts();
  const shared = useAdminTexts();
  const formats = usePageFormats();
  const [toDelete, setToDelete] = useState<AdminMaterial | null>(null);
  /** Switched states not reloaded yet, by id and revision. */
  const [switched, setSwitched] = useState<Readonly<Record<string, boolean>>>({});

  async function switchTo(material: AdminMaterial, isSoldOut: boolean) {
    const { title, templates } = material;
    const state = stateOf(material);
    setSwitched((before) => ({ ...before, [state]: isSoldOut }));
    try {
      await onSoldOut(material, isSoldOut);
      showToast({
        title: isSoldOut ? texts.isSoldOut(title) : texts.isBack(title),
        description: templates.length === 0 ? undefined : texts.effect(templates.length),
        id: `material-stock-${material.id}`,
      });
      onChanged();
    } catch (error) {
      setSwitched(({ [state]: _, ...others }) => others);
      showErrorToast({
        title: texts.switchFailed,
        description: failureText(error, language),
        id: `material-stock-${material.id}`,
      });
    }
  }

  async function remove(material: AdminMaterial) {
    try {
      const deletion = await onDelete(material);
      if (deletion.isDeleted) {
        showToast({ title: texts.deleted, description: material.title, id: 'material-delete' });
        onChanged();
      } else {
        showErrorToast({
          title: texts.inUse,
          description: texts.inUseBy(deletion.templates.join(', ')),
          id: 'material-delete',
        });
      }
    } catch (error) {
      showErrorToast({ title: texts.deleteFailed, description: failureText(error, language), id: 'material-delete' });
    }
  }

  const context = {
    texts,
    shared,
    formats,
    isShownSoldOut: (material: AdminMaterial) => switched[stateOf(material)] ?? material.isSoldOut,
    onSoldOut: (material: AdminMaterial, isSoldOut: boolean) => void switchTo(material, isSoldOut),
    onDelete: setToDelete,
  };

  return (
    <>
      <p className="mb-5 max-w-2xl text-ink-soft">{texts.intro}</p>
      <DataTable
        {...list}
        table={materialTable}
        context={context}
        label={texts.title}
        searchLabel={texts.searchLabel}
        language={language}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        empty={<EmptyState title={texts.empty} />}
        noneFound={texts.empty}
      />
      <ConfirmDialog
        isOpen={toDelete !== null}
        title={texts.deleteTitle}
        confirmLabel={shared.delete}
        isDestructive
        onClose={() => setToDelete(null)}
        onConfirm={() => (toDelete === null ? undefined : remove(toDelete))}
      >
        {texts.deleteText(toDelete?.title ?? '')}
      </ConfirmDialog>
    </>
  );
}
