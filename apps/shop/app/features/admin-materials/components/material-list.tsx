import { use, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import type { TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { actionsColumn, createdColumn } from '#app/ui/admin/lists/row-columns.tsx';
import { RowImage } from '#app/ui/admin/lists/row-image.tsx';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import type { DataColumn } from '#app/ui/data-table/data-column.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { AdminMaterial } from '../admin-material.ts';
import type { MaterialDeletion } from '../api/delete-material.ts';
import { materialTables } from '../material-table.ts';
import { useMaterialTexts } from '../texts/material-texts.ts';
import { SoldOutSwitch } from './sold-out-switch.tsx';

interface MaterialListProps {
  page: TablePage<AdminMaterial>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** @throws if the database rejects the change */
  onSoldOut: (material: AdminMaterial, isSoldOut: boolean) => Promise<void>;
  onDelete: (material: AdminMaterial) => Promise<MaterialDeletion>;
  /** Called after rows changed. */
  onChanged: () => void;
  loadAll?: () => Promise<readonly AdminMaterial[]>;
  isLoading?: boolean;
}

/** Returns a key for the state of a row, which differs after each change. */
function stateOf({ id, revision }: AdminMaterial): string {
  return `${id} ${revision}`;
}

/** List of all materials, with a switch to mark each as sold out. */
export function MaterialList({ onSoldOut, onDelete, onChanged, ...table }: MaterialListProps) {
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

  const columns: readonly DataColumn<AdminMaterial>[] = useMemo(
    () => [
      {
        id: 'image',
        header: shared.columns.image,
        isNarrow: true,
        cell: ({ imageUrl }) => <RowImage address={imageUrl} />,
      },
      {
        id: 'name',
        header: texts.fields.title,
        isFixed: true,
        cell: ({ id, title, key }) => (
          <div>
            <Link
              to={adminPaths.material(id)}
              data-open-row=""
              lang="de"
              className="font-medium text-forest underline underline-offset-4"
            >
              {title}
            </Link>
            <span className="block text-ink-soft text-sm">{key}</span>
          </div>
        ),
        csv: ({ title }) => title,
      },
      {
        id: 'templates',
        header: texts.templates,
        cell: ({ id, title, templates }) =>
          templates.length === 0 ? (
            texts.unused
          ) : (
            <>
              <span lang="de" className="block">
                {templates.join(', ')}
              </span>
              <Link
                to={adminPaths.materialSurcharges(id)}
                aria-label={texts.surcharges.linkOf(title)}
                className="inline-flex min-h-6 items-center text-forest text-sm underline underline-offset-4"
              >
                {texts.surcharges.title}
              </Link>
            </>
          ),
        csv: ({ templates }) => templates.join(', '),
      },
      createdColumn<AdminMaterial>(shared, formats),
    ],
    [shared, texts, formats],
  );
  const soldOut: DataColumn<AdminMaterial> = {
    id: 'is_sold_out',
    header: texts.soldOut,
    isFixed: true,
    cell: (material) => (
      <SoldOutSwitch
        name={material.title}
        isSoldOut={switched[stateOf(material)] ?? material.isSoldOut}
        onChange={(isSoldOut) => void switchTo(material, isSoldOut)}
      />
    ),
    csv: ({ isSoldOut }) => (isSoldOut ? texts.states.soldOut : texts.states.inStock),
  };

  return (
    <>
      <p className="mb-5 max-w-2xl text-ink-soft">{texts.intro}</p>
      <DataTable
        {...table}
        definition={materialTables[language]}
        columns={[...columns, soldOut, actionsColumn<AdminMaterial>(shared, adminPaths.material, setToDelete)]}
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
