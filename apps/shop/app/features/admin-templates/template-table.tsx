import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { configuratorTypes } from '#app/config/paths.ts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { rowActionStyle } from '#app/ui/admin/lists/row-action-style.ts';
import { listTable } from '#app/ui/data-table/list-table.ts';
import type { AdminTemplate } from './admin-template.ts';
import type { TemplateTexts } from './texts/template-texts.ts';

// The words beside the icons fit once the rows are no longer cards.
const actionStyle = `${rowActionStyle} xl:flex xl:w-auto xl:items-center xl:gap-2 xl:px-3`;

interface TemplateContext {
  texts: TemplateTexts;
  formats: AdminFormats;
  onDuplicate: (template: AdminTemplate) => void;
  onDelete: (template: AdminTemplate) => void;
}

/** List of form templates, newest first (OP-62). */
export const templateTable = listTable<AdminTemplate, TemplateContext>({
  id: 'form-templates',
  defaultSort: { column: 'created_at', isDescending: true },
  columns: [
    {
      id: 'name',
      isSortable: true,
      header: ({ texts }) => texts.columns.name,
      isFixed: true,
      cell: ({ id, name }) => (
        <Link
          to={adminPaths.formTemplate(id)}
          data-open-row=""
          lang="de"
          className="font-medium text-forest underline underline-offset-4"
        >
          {name}
        </Link>
      ),
      csv: ({ name }) => name,
    },
    {
      id: 'configurator_type',
      filter: { kind: 'choice', values: configuratorTypes, labelOf: (value) => value },
      header: ({ texts }) => texts.columns.type,
      cell: ({ configuratorType }) => configuratorType ?? '–',
      csv: ({ configuratorType }) => configuratorType ?? '',
    },
    {
      id: 'created_at',
      isSortable: true,
      header: ({ texts }) => texts.columns.created,
      cell: ({ createdAt }, { formats }) => formats.date(createdAt),
      csv: ({ createdAt }, { formats }) => formats.date(createdAt),
    },
    {
      id: 'actions',
      header: ({ texts }) => texts.columns.actions,
      isFixed: true,
      isNarrow: true,
      cell: (template, { texts, onDuplicate, onDelete }) => (
        <div className="flex gap-1">
          <Link
            to={adminPaths.formTemplate(template.id)}
            aria-label={texts.editTemplate(template.name)}
            title={texts.edit}
            className={actionStyle}
          >
            <Pencil aria-hidden className="size-4" />
            <span className="hidden xl:inline">{texts.edit}</span>
          </Link>
          <button
            type="button"
            aria-label={texts.duplicateTemplate(template.name)}
            title={texts.duplicate}
            onClick={() => onDuplicate(template)}
            className={actionStyle}
          >
            <Copy aria-hidden className="size-4" />
            <span className="hidden xl:inline">{texts.duplicate}</span>
          </button>
          <button
            type="button"
            aria-label={texts.deleteTemplate(template.name)}
            title={texts.delete}
            onClick={() => onDelete(template)}
            className={`${actionStyle} text-clay`}
          >
            <Trash2 aria-hidden className="size-4" />
            <span className="hidden xl:inline">{texts.delete}</span>
          </button>
        </div>
      ),
    },
  ],
});
