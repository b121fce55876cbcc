import { Link } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import type { DataColumn } from '#app/ui/data-table/data-column.ts';
import type { AuditEntry, ContactRequest, DeletedRow, ListedMail, Withdrawal } from '../api/operations.schema.ts';
import { mailName } from '../mail-name.ts';
import type { OperationTexts } from '../texts/operation-texts.ts';
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
  return (
    <p lang="de" className="max-w-prose whitespace-pre-wrap break-words">
      {text ?? '–'}
    </p>
  );
}

function preferredTime({ preferred_date, preferred_time }: ContactRequest, { date }: AdminFormats): string {
  if (preferred_date === null) return '';
  return `${date(preferred_date)}${preferred_time === null ? '' : `, ${times[preferred_time]}`}`;
}

/** Columns of the contact and appointment requests. */
export function requestColumns(texts: OperationTexts, formats: AdminFormats): readonly DataColumn<ContactRequest>[] {
  const { requests } = texts;
  return [
    {
      id: 'created_at',
      header: texts.received,
      cell: (row) => formats.moment(row.created_at),
      csv: (row) => formats.moment(row.created_at),
    },
    {
      id: 'type',
      header: texts.type,
      cell: (row) => <Badge>{requests.types[row.type]}</Badge>,
      csv: (row) => requests.types[row.type],
    },
    { id: 'name', header: texts.name, isFixed: true, cell: (row) => row.name, csv: (row) => row.name },
    {
      id: 'email',
      header: texts.email,
      cell: (row) => <MailLink address={row.email} />,
      csv: (row) => row.email,
    },
    { id: 'phone', header: requests.phone, from: 'xl', cell: (row) => row.phone ?? '–', csv: (row) => row.phone },
    {
      id: 'wish',
      header: requests.wish,
      from: 'lg',
      cell: (row) => preferredTime(row, formats) || '–',
      csv: (row) => preferredTime(row, formats),
    },
    {
      id: 'message',
      header: texts.message,
      cell: (row) => (
        <>
          <p lang="de" className="font-medium">
            {row.subject ?? row.dog_breed}
          </p>
          <Words text={row.message} />
        </>
      ),
      csv: (row) => [row.subject ?? row.dog_breed, row.message].filter(Boolean).join(': '),
    },
  ];
}

/** Columns of the declarations of withdrawal. */
export function withdrawalColumns(texts: OperationTexts, formats: AdminFormats): readonly DataColumn<Withdrawal>[] {
  return [
    {
      id: 'received_at',
      header: texts.received,
      cell: (row) => formats.moment(row.received_at),
      csv: (row) => formats.moment(row.received_at),
    },
    { id: 'name', header: texts.name, isFixed: true, cell: (row) => row.name, csv: (row) => row.name },
    {
      id: 'email',
      header: texts.email,
      cell: (row) => <MailLink address={row.email} />,
      csv: (row) => row.email,
    },
    {
      id: 'order',
      header: texts.order,
      cell: (row) =>
        row.order_db_id === null ? (
          <>
            {row.order_number} <span className="text-clay">{texts.withdrawals.unknownOrder}</span>
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
      header: texts.message,
      cell: (row) => <Words text={row.message} />,
      csv: (row) => row.message,
    },
  ];
}

/** Columns of the outgoing mails. */
export function mailColumns(
  texts: OperationTexts,
  formats: AdminFormats,
  onResend: (mail: ListedMail) => void,
): readonly DataColumn<ListedMail>[] {
  const { mails } = texts;
  return [
    {
      id: 'created_at',
      header: texts.created,
      cell: (row) => formats.moment(row.created_at),
      csv: (row) => formats.moment(row.created_at),
    },
    {
      id: 'template',
      header: mails.mail,
      isFixed: true,
      cell: (row) => mailName(row.template, texts),
      csv: (row) => mailName(row.template, texts),
    },
    {
      id: 'recipient',
      header: mails.recipient,
      cell: (row) => <span className="break-all">{row.recipient}</span>,
      csv: (row) => row.recipient,
    },
    {
      id: 'order',
      header: texts.order,
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
      header: texts.status,
      cell: (row) => (
        <>
          <Badge tone={row.has_failed ? 'clay' : 'neutral'}>{mails.states[row.status]}</Badge>
          {row.last_error !== null && (
            <p className={`mt-1 max-w-xs break-words text-sm ${row.has_failed ? 'text-clay' : 'text-ink-soft'}`}>
              {row.last_error}
            </p>
          )}
        </>
      ),
      csv: (row) => mails.states[row.status],
    },
    {
      id: 'attempts',
      header: mails.attempts,
      isNumeric: true,
      from: 'lg',
      cell: (row) => row.attempts,
      csv: (row) => row.attempts,
    },
    {
      id: 'actions',
      header: texts.actions,
      isFixed: true,
      isNarrow: true,
      cell: (row) => (
        <button
          type="button"
          data-open-row=""
          className={buttonStyle('secondary', 'medium', 'whitespace-nowrap')}
          aria-label={mails.resendRow(mailName(row.template, texts), row.recipient)}
          onClick={() => onResend(row)}
        >
          {mails.resend}
        </button>
      ),
    },
  ];
}

/** Returns the label of an audited table. Falls back to the table's name. */
function auditTableLabel(table: string, { audit }: OperationTexts): string {
  return Object.entries(audit.tables).find(([name]) => name === table)?.[1] ?? table;
}

/** Columns of the audit log. */
export function auditColumns(texts: OperationTexts, formats: AdminFormats): readonly DataColumn<AuditEntry>[] {
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
      cell: (row) => <ChangedValues before={row.before} after={row.after} />,
      csv: (row) => JSON.stringify({ before: row.before, after: row.after }),
    },
  ];
}

/** Columns of the deleted rows. */
export function trashColumns(
  texts: OperationTexts,
  formats: AdminFormats,
  onRestore: (row: DeletedRow) => void,
): readonly DataColumn<DeletedRow>[] {
  const { trash } = texts;
  return [
    {
      id: 'title',
      header: trash.itemTitle,
      isFixed: true,
      cell: (row) => <span lang="de">{row.title}</span>,
      csv: (row) => row.title,
    },
    {
      id: 'table_name',
      header: texts.type,
      cell: (row) => trash.kinds[row.table_name],
      csv: (row) => row.table_name,
    },
    {
      id: 'deleted_at',
      header: trash.deleted,
      cell: (row) => formats.moment(row.deleted_at),
      csv: (row) => formats.moment(row.deleted_at),
    },
    {
      id: 'actions',
      header: texts.actions,
      isFixed: true,
      isNarrow: true,
      cell: (row) => (
        <button
          type="button"
          data-open-row=""
          className={buttonStyle('secondary')}
          aria-label={trash.restoreRow(row.title)}
          onClick={() => onRestore(row)}
        >
          {trash.restore}
        </button>
      ),
    },
  ];
}
