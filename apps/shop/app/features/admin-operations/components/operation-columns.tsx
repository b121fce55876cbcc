import { Link } from 'react-router';
import { adminPaths } from '../../../config/admin-paths.ts';
import { formatDate, formatMoment } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import type { DataColumn } from '../../../ui/data-table/data-column.ts';
import type { AuditEntry, ContactRequest, DeletedRow, ListedMail, Withdrawal } from '../api/operations.schema.ts';
import { mailName } from '../mail-name.ts';
import { auditTable, choiceLabel, mailTable, requestTable, trashTable } from '../operation-tables.ts';
import { ChangedValues } from './changed-values.tsx';

const times = { morning: '9:00–12:00', afternoon: '13:00–17:00' } as const;

function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="break-all text-forest underline underline-offset-4">
      {address}
    </a>
  );
}

function Words({ text }: { text: string | null }) {
  return <p className="max-w-prose whitespace-pre-wrap break-words">{text ?? '–'}</p>;
}

function wishOf({ preferred_date, preferred_time }: ContactRequest): string {
  if (preferred_date === null) return '';
  return `${formatDate(preferred_date)}${preferred_time === null ? '' : `, ${times[preferred_time]}`}`;
}

/** Columns of the contact and appointment requests. */
export const requestColumns: readonly DataColumn<ContactRequest>[] = [
  {
    id: 'created_at',
    header: 'Eingang',
    cell: (row) => formatMoment(row.created_at),
    csv: (row) => formatMoment(row.created_at),
  },
  {
    id: 'type',
    header: 'Art',
    cell: (row) => <Badge>{choiceLabel(requestTable, 'type', row.type)}</Badge>,
    csv: (row) => choiceLabel(requestTable, 'type', row.type),
  },
  { id: 'name', header: 'Name', isFixed: true, cell: (row) => row.name, csv: (row) => row.name },
  {
    id: 'email',
    header: 'E-Mail',
    cell: (row) => <MailLink address={row.email} />,
    csv: (row) => row.email,
  },
  { id: 'phone', header: 'Telefon', from: 'xl', cell: (row) => row.phone ?? '–', csv: (row) => row.phone },
  { id: 'wish', header: 'Wunschtermin', from: 'lg', cell: (row) => wishOf(row) || '–', csv: wishOf },
  {
    id: 'message',
    header: 'Nachricht',
    cell: (row) => (
      <>
        <p className="font-medium">{row.subject ?? row.dog_breed}</p>
        <Words text={row.message} />
      </>
    ),
    csv: (row) => [row.subject ?? row.dog_breed, row.message].filter(Boolean).join(': '),
  },
];

/** Columns of the declarations of withdrawal. */
export const withdrawalColumns: readonly DataColumn<Withdrawal>[] = [
  {
    id: 'received_at',
    header: 'Eingang',
    cell: (row) => formatMoment(row.received_at),
    csv: (row) => formatMoment(row.received_at),
  },
  { id: 'name', header: 'Name', isFixed: true, cell: (row) => row.name, csv: (row) => row.name },
  {
    id: 'email',
    header: 'E-Mail',
    cell: (row) => <MailLink address={row.email} />,
    csv: (row) => row.email,
  },
  {
    id: 'order',
    header: 'Bestellung',
    cell: (row) =>
      row.order_db_id === null ? (
        <>
          {row.order_number} <span className="text-clay">(unbekannt)</span>
        </>
      ) : (
        <Link
          to={adminPaths.orders(row.order_db_id)}
          data-open-row=""
          className="text-forest underline underline-offset-4"
        >
          {row.order_number}
        </Link>
      ),
    csv: (row) => row.order_number,
  },
  {
    id: 'message',
    header: 'Nachricht',
    cell: (row) => <Words text={row.message} />,
    csv: (row) => row.message,
  },
];

/** Columns of the outgoing mails. */
export function mailColumns(onResend: (mail: ListedMail) => void): readonly DataColumn<ListedMail>[] {
  return [
    {
      id: 'created_at',
      header: 'Erstellt',
      cell: (row) => formatMoment(row.created_at),
      csv: (row) => formatMoment(row.created_at),
    },
    {
      id: 'template',
      header: 'Mail',
      isFixed: true,
      cell: (row) => mailName(row.template),
      csv: (row) => mailName(row.template),
    },
    {
      id: 'recipient',
      header: 'Empfänger',
      cell: (row) => <span className="break-all">{row.recipient}</span>,
      csv: (row) => row.recipient,
    },
    {
      id: 'order',
      header: 'Bestellung',
      from: 'lg',
      cell: (row) =>
        row.order_db_id === null ? (
          '–'
        ) : (
          <Link to={adminPaths.orders(row.order_db_id)} className="text-forest underline underline-offset-4">
            {row.order_id}
          </Link>
        ),
      csv: (row) => row.order_id,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (row) => (
        <>
          <Badge tone={row.has_failed ? 'clay' : 'neutral'}>{choiceLabel(mailTable, 'status', row.status)}</Badge>
          {row.has_failed && <p className="mt-1 max-w-xs break-words text-clay text-sm">{row.last_error}</p>}
        </>
      ),
      csv: (row) => choiceLabel(mailTable, 'status', row.status),
    },
    {
      id: 'attempts',
      header: 'Versuche',
      isNumeric: true,
      from: 'lg',
      cell: (row) => row.attempts,
      csv: (row) => row.attempts,
    },
    {
      id: 'actions',
      header: 'Aktionen',
      isFixed: true,
      isNarrow: true,
      cell: (row) => (
        <button
          type="button"
          data-open-row=""
          className={buttonStyle('secondary', 'medium', 'whitespace-nowrap')}
          aria-label={`${mailName(row.template)} an ${row.recipient} erneut senden`}
          onClick={() => onResend(row)}
        >
          Erneut senden
        </button>
      ),
    },
  ];
}

/** Columns of the audit log. */
export const auditColumns: readonly DataColumn<AuditEntry>[] = [
  { id: 'created_at', header: 'Wann', cell: (row) => formatMoment(row.created_at), csv: (row) => row.created_at },
  {
    id: 'actor_name',
    header: 'Wer',
    isFixed: true,
    cell: (row) => row.actor_name || '–',
    csv: (row) => row.actor_name,
  },
  {
    id: 'action',
    header: 'Änderung',
    cell: (row) => choiceLabel(auditTable, 'action', row.action),
    csv: (row) => row.action,
  },
  {
    id: 'table_name',
    header: 'Bereich',
    cell: (row) => choiceLabel(auditTable, 'table_name', row.table_name),
    csv: (row) => row.table_name,
  },
  {
    id: 'subject',
    header: 'Was',
    from: 'lg',
    cell: (row) => row.subject || <code className="text-sm">{row.row_id}</code>,
    csv: (row) => row.row_id,
  },
  {
    id: 'values',
    header: 'Vorher und nachher',
    cell: (row) => <ChangedValues before={row.before} after={row.after} />,
    csv: (row) => JSON.stringify({ before: row.before, after: row.after }),
  },
];

/** Columns of what was deleted. */
export function trashColumns(onRestore: (row: DeletedRow) => void): readonly DataColumn<DeletedRow>[] {
  return [
    { id: 'title', header: 'Titel', isFixed: true, cell: (row) => row.title, csv: (row) => row.title },
    {
      id: 'table_name',
      header: 'Art',
      cell: (row) => choiceLabel(trashTable, 'table_name', row.table_name),
      csv: (row) => row.table_name,
    },
    {
      id: 'deleted_at',
      header: 'Gelöscht',
      cell: (row) => formatMoment(row.deleted_at),
      csv: (row) => formatMoment(row.deleted_at),
    },
    {
      id: 'actions',
      header: 'Aktionen',
      isFixed: true,
      isNarrow: true,
      cell: (row) => (
        <button
          type="button"
          data-open-row=""
          className={buttonStyle('secondary')}
          aria-label={`${row.title} wiederherstellen`}
          onClick={() => onRestore(row)}
        >
          Wiederherstellen
        </button>
      ),
    },
  ];
}
