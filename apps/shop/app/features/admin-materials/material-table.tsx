import { Link } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { actionsColumn, createdColumn, imageColumn } from '#app/ui/admin/lists/row-columns.tsx';
import type { AdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { listTable } from '#app/ui/data-table/list-table.ts';
import type { AdminMaterial } from './admin-material.ts';
import { SoldOutSwitch } from './components/sold-out-switch.tsx';
import type { MaterialTexts } from './texts/material-texts.ts';

interface MaterialContext {
  texts: MaterialTexts;
  shared: AdminTexts;
  formats: AdminFormats;
  /** Whether the switch of a row shows it as sold out, which may not be reloaded yet. */
  isShownSoldOut: (material: AdminMaterial) => boolean;
  onSoldOut: (material: AdminMaterial, isSoldOut: boolean) => void;
  onDelete: (material: AdminMaterial) => void;
}

/** List of materials, sorted by name. */
export const materialTable = listTable<AdminMaterial, MaterialContext>({
  id: 'materialien',
  defaultSort: { column: 'name', isDescending: false },
  columns: [
    imageColumn,
    {
      id: 'name',
      isSortable: true,
      header: ({ texts }) => texts.fields.title,
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
      header: ({ texts }) => texts.templates,
      cell: ({ id, title, templates }, { texts }) =>
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
    { ...createdColumn, isHiddenAtFirst: true },
    {
      id: 'is_sold_out',
      header: ({ texts }) => texts.soldOut,
      isFixed: true,
      isSortable: true,
      filter: {
        kind: 'choice',
        values: ['true', 'false'],
        labelOf: (value, { texts }) => (value === 'true' ? texts.states.soldOut : texts.states.inStock),
      },
      cell: (material, { isShownSoldOut, onSoldOut }) => (
        <SoldOutSwitch
          name={material.title}
          isSoldOut={isShownSoldOut(material)}
          onChange={(isSoldOut) => onSoldOut(material, isSoldOut)}
        />
      ),
      csv: ({ isSoldOut }, { texts }) => (isSoldOut ? texts.states.soldOut : texts.states.inStock),
    },
    actionsColumn<AdminMaterial>(adminPaths.material),
  ],
});
