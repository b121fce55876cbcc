import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import type { DataColumn } from '#app/ui/data-table/data-column.ts';
import type { Withdrawal } from '../api/operations.schema.ts';
import type { OperationTexts } from '../texts/operation-texts.ts';
import { MailLink } from './mail-link.tsx';
import { MessageText } from './message-text.tsx';
import { OrderLink } from './order-link.tsx';

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
            <span>{row.order_number}</span> <span className="text-clay">{texts.withdrawals.unknownOrder}</span>
          </>
        ) : (
          <OrderLink orderDbId={row.order_db_id} orderNumber={row.order_number} opensRow />
        ),
      csv: (row) => row.order_number,
    },
    {
      id: 'message',
      header: texts.message,
      cell: (row) => <MessageText text={row.message} />,
      csv: (row) => row.message,
    },
  ];
}
