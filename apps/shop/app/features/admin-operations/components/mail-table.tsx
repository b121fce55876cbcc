import { outgoingMailSchema } from 'shop-backend/contracts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { listTable } from '#app/ui/data-table/list-table.ts';
import type { ListedMail } from '../api/operations.schema.ts';
import { mailName } from '../mail-name.ts';
import { labelIn, type OperationContext } from '../operation-context.ts';
import { OrderLink } from './order-link.tsx';

/** Outgoing mails, newest first. */
export const mailTable = listTable<ListedMail, OperationContext & { onResend: (mail: ListedMail) => void }>({
  id: 'e-mails',
  defaultSort: { column: 'created_at', isDescending: true },
  columns: [
    {
      id: 'created_at',
      isSortable: true,
      filter: { kind: 'days' },
      header: ({ texts }) => texts.created,
      cell: (row, { formats }) => formats.moment(row.created_at),
      csv: (row, { formats }) => formats.moment(row.created_at),
    },
    {
      id: 'template',
      header: ({ texts }) => texts.mails.mail,
      isFixed: true,
      cell: (row, { texts }) => mailName(row.template, texts),
      csv: (row, { texts }) => mailName(row.template, texts),
    },
    {
      id: 'recipient',
      isSortable: true,
      header: ({ texts }) => texts.mails.recipient,
      cell: (row) => <span className="break-all">{row.recipient}</span>,
      csv: (row) => row.recipient,
    },
    {
      id: 'order',
      header: ({ texts }) => texts.order,
      from: 'lg',
      cell: (row) => <OrderLink orderDbId={row.order_db_id} orderNumber={row.order_id} />,
      csv: (row) => row.order_id,
    },
    {
      id: 'status',
      filter: {
        kind: 'choice',
        values: outgoingMailSchema.shape.status.options,
        labelOf: (value, { texts }) => labelIn(texts.mails.states, value),
      },
      header: ({ texts }) => texts.status,
      cell: (row, { texts }) => (
        <>
          <Badge tone={row.has_failed ? 'clay' : 'neutral'}>{texts.mails.states[row.status]}</Badge>
          {row.last_error !== null && (
            <p className={`mt-1 max-w-xs break-words text-sm ${row.has_failed ? 'text-clay' : 'text-ink-soft'}`}>
              {row.last_error}
            </p>
          )}
        </>
      ),
      csv: (row, { texts }) => texts.mails.states[row.status],
    },
    {
      id: 'attempts',
      isSortable: true,
      header: ({ texts }) => texts.mails.attempts,
      isNumeric: true,
      from: 'lg',
      cell: (row) => row.attempts,
      csv: (row) => row.attempts,
    },
    {
      id: 'actions',
      header: ({ texts }) => texts.actions,
      isFixed: true,
      isNarrow: true,
      cell: (row, { texts, onResend }) => (
        <button
          type="button"
          data-open-row=""
          className={buttonStyle('secondary', 'medium', 'whitespace-nowrap')}
          aria-label={texts.mails.resendRow(mailName(row.template, texts), row.recipient)}
          onClick={() => onResend(row)}
        >
          {texts.mails.resend}
        </button>
      ),
    },
  ],
  filters: [
    {
      id: 'has_failed',
      label: ({ texts }) => texts.mails.delivery,
      kind: 'choice',
      isSingle: true,
      values: ['true', 'false'],
      labelOf: (value, { texts }) => (value === 'true' ? texts.mails.deliveries.failed : texts.mails.deliveries.fine),
    },
  ],
});
