import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import type { DataColumn } from '#app/ui/data-table/data-column.ts';
import type { ListedMail } from '../api/operations.schema.ts';
import { mailName } from '../mail-name.ts';
import type { OperationTexts } from '../texts/operation-texts.ts';
import { OrderLink } from './order-link.tsx';

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
      cell: (row) => <OrderLink orderDbId={row.order_db_id} orderNumber={row.order_id} />,
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
