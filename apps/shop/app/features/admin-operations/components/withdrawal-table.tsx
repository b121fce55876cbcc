import { listTable } from '#app/ui/data-table/list-table.ts';
import type { Withdrawal } from '../api/operations.schema.ts';
import type { OperationContext } from '../operation-context.ts';
import { MailLink } from './mail-link.tsx';
import { MessageText } from './message-text.tsx';
import { OrderLink } from './order-link.tsx';

/** Declarations of withdrawal, newest first. */
export const withdrawalTable = listTable<Withdrawal, OperationContext>({
  id: 'widerrufe',
  defaultSort: { column: 'received_at', isDescending: true },
  columns: [
    {
      id: 'received_at',
      isSortable: true,
      filter: { kind: 'days' },
      header: ({ texts }) => texts.received,
      cell: (row, { formats }) => formats.moment(row.received_at),
      csv: (row, { formats }) => formats.moment(row.received_at),
    },
    {
      id: 'name',
      header: ({ texts }) => texts.name,
      isFixed: true,
      isSortable: true,
      cell: (row) => row.name,
      csv: (row) => row.name,
    },
    {
      id: 'email',
      header: ({ texts }) => texts.email,
      cell: (row) => <MailLink address={row.email} />,
      csv: (row) => row.email,
    },
    {
      id: 'order',
      header: ({ texts }) => texts.order,
      cell: (row, { texts }) =>
        row.order_db_id === null ? (
          <>
            <span>{row.order_number}</span> <span className="text-clay">{texts.withdrawals.unknownOrder}</span>
          </>
        ) : (
          <OrderLink orderDbId={row.order_db_id} orderNumber={row.order_number} opensRow />
        ),
      csv: (row) => row.order_number,
    },
    {
      id: 'message',
      header: ({ texts }) => texts.message,
      cell: (row) => <MessageText text={row.message} />,
      csv: (row) => row.message,
    },
  ],
});
