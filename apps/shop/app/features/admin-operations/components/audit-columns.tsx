import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import type { DataColumn } from '#app/ui/data-table/data-column.ts';
import { type AuditEntry, publishedVersionSchema } from '../api/operations.schema.ts';
import type { OperationTexts } from '../texts/operation-texts.ts';
import { ChangedValues } from './changed-values.tsx';
import { type LoadVersionChanges, VersionChanges } from './version-changes.tsx';

/** Returns the label of an audited table. Falls back to the table's name. */
function auditTableLabel(table: string, { audit }: OperationTexts): string {
  return Object.entries(audit.tables).find(([name]) => name === table)?.[1] ?? table;
}

/** Columns of the audit log. @param loadChanges loads what a published version of a template changed */
export function auditColumns(
  texts: OperationTexts,
  formats: AdminFormats,
  loadChanges: LoadVersionChanges,
): readonly DataColumn<AuditEntry>[] {
  const { audit } = texts;
  return [
    {
      id: 'created_at',
      header: audit.when,
      cell: (row) => formats.moment(row.created_at),
      csv: (row) => row.created_at,
    },
    {
      id: 'actor_name',
      header: audit.who,
      isFixed: true,
      cell: (row) => row.actor_name || '–',
      csv: (row) => row.actor_name,
    },
    {
      id: 'action',
      header: audit.change,
      cell: (row) => audit.actions[row.action],
      csv: (row) => row.action,
    },
    {
      id: 'table_name',
      header: audit.area,
      cell: (row) => auditTableLabel(row.table_name, texts),
      csv: (row) => row.table_name,
    },
    {
      id: 'subject',
      header: audit.what,
      from: 'lg',
      cell: (row) =>
        row.subject ? <span lang="de">{row.subject}</span> : <code className="text-sm">{row.row_id}</code>,
      csv: (row) => row.row_id,
    },
    {
      id: 'values',
      header: audit.values,
      cell: (row) => {
        const published = row.table_name === 'template_versions' ? publishedVersionSchema.safeParse(row.after) : null;
        return published?.success ? (
          <VersionChanges {...published.data} load={loadChanges} />
        ) : (
          <ChangedValues before={row.before} after={row.after} />
        );
      },
      csv: (row) => JSON.stringify({ before: row.before, after: row.after }),
    },
  ];
}
