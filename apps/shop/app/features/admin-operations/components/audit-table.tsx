import { listTable } from '#app/ui/data-table/list-table.ts';
import { type AuditEntry, auditEntrySchema, publishedVersionSchema } from '../api/operations.schema.ts';
import { labelIn, type OperationContext } from '../operation-context.ts';
import { operationTexts } from '../texts/operation-texts.ts';
import { ChangedValues } from './changed-values.tsx';
import { type LoadVersionChanges, VersionChanges } from './version-changes.tsx';

/** Who changed what, newest first. */
export const auditTable = listTable<AuditEntry, OperationContext & { loadChanges: LoadVersionChanges }>({
  id: 'protokoll',
  pageSize: 50,
  defaultSort: { column: 'created_at', isDescending: true },
  columns: [
    {
      id: 'created_at',
      isSortable: true,
      filter: { kind: 'days', label: ({ texts }) => texts.audit.range },
      header: ({ texts }) => texts.audit.when,
      cell: (row, { formats }) => formats.moment(row.created_at),
      csv: (row) => row.created_at,
    },
    {
      id: 'actor_name',
      header: ({ texts }) => texts.audit.who,
      isFixed: true,
      cell: (row) => row.actor_name || '–',
      csv: (row) => row.actor_name,
    },
    {
      id: 'action',
      filter: {
        kind: 'choice',
        values: auditEntrySchema.shape.action.options,
        labelOf: (value, { texts }) => labelIn(texts.audit.actions, value),
      },
      header: ({ texts }) => texts.audit.change,
      cell: (row, { texts }) => texts.audit.actions[row.action],
      csv: (row) => row.action,
    },
    {
      id: 'table_name',
      filter: {
        kind: 'choice',
        values: Object.keys(operationTexts.en.audit.tables),
        labelOf: (value, { texts }) => labelIn(texts.audit.tables, value),
      },
      header: ({ texts }) => texts.audit.area,
      cell: (row, { texts }) => labelIn(texts.audit.tables, row.table_name),
      csv: (row) => row.table_name,
    },
    {
      id: 'subject',
      header: ({ texts }) => texts.audit.what,
      from: 'lg',
      cell: (row) =>
        row.subject ? <span lang="de">{row.subject}</span> : <code className="text-sm">{row.row_id}</code>,
      csv: (row) => row.row_id,
    },
    {
      id: 'values',
      header: ({ texts }) => texts.audit.values,
      cell: (row, { loadChanges }) => {
        const published = row.table_name === 'template_versions' ? publishedVersionSchema.safeParse(row.after) : null;
        return published?.success ? (
          <VersionChanges {...published.data} load={loadChanges} />
        ) : (
          <ChangedValues before={row.before} after={row.after} />
        );
      },
      csv: (row) => JSON.stringify({ before: row.before, after: row.after }),
    },
  ],
});
