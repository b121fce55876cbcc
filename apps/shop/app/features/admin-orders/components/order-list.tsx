import { CircleAlert } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { type PaymentWord, type VisualStatus, visualStatusSchema } from 'shop-backend/contracts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import type { TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import { closeToast, showErrorToast, showToast } from '#app/lib/toasts.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import type { DataColumn } from '#app/ui/data-table/data-column.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { Menu, MenuItem } from '#app/ui/overlays/menu.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats, usePageWording } from '#app/ui/page/page-wording.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { ListedOrder } from '../admin-order.ts';
import { orderTables } from '../order-table.ts';
import { type OrderTexts, useOrderTexts } from '../texts/order-texts.ts';
import { type BulkRequests, type BulkResult, BulkStatusDialog } from './bulk-status-dialog.tsx';
import { StatusBadge } from './status-badge.tsx';

interface OrderListProps {
  page: TablePage<ListedOrder>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** Returns the path of an order's details. */
  detailsPath: (order: ListedOrder) => string;
  requests: BulkRequests;
  onChanged: () => void;
  loadAll?: () => Promise<readonly ListedOrder[]>;
  isLoading?: boolean;
}

/** A status that is asked for before it is set. */
interface RequestedStatus {
  orders: readonly ListedOrder[];
  status: VisualStatus;
  /** Clears the selection. */
  clear: () => void;
}

/** List of all orders with customer, amount and status. */
export function OrderList({ detailsPath, requests, onChanged, ...table }: OrderListProps) {
  const language = use(PageLanguage);
  const texts = useOrderTexts();
  const formats = usePageFormats();
  const columns = useMemo(() => orderColumns(texts, formats, detailsPath), [texts, formats, detailsPath]);
  const definition = orderTables[usePageWording()];
  const [requested, setRequested] = useState<RequestedStatus | null>(null);
  function report(results: readonly BulkResult[]) {
    const numbers = new Map(requested?.orders.map(({ id, orderId }) => [id, orderId]));
    const namesOf = (found: readonly BulkResult[]) => found.map(({ id }) => numbers.get(id) ?? id).join(', ');
    const failed = new Map<string, BulkResult[]>();
    for (const result of results) {
      if (result.error !== null) failed.set(result.error, [...(failed.get(result.error) ?? []), result]);
    }
    // One toast for all failures, grouped by reason.
    const refused = results.filter(({ refund }) => refund === 'failed');
    const problems = [...failed].map(([reason, found]) => `${namesOf(found)}: ${reason}`);
    if (refused.length > 0) problems.push(texts.cancel.bulk.refused(namesOf(refused)));
    if (problems.length > 0) {
      showErrorToast({ id: 'orders', title: texts.updateFailed, description: problems.join(' ') });
    } else {
      closeToast('orders');
    }
    const waiting = results.filter(({ refund }) => refund === 'requested');
    if (waiting.length > 0) showToast({ title: texts.cancel.bulk.requested(namesOf(waiting)) });
    const changed = results.filter(({ error }) => error === null);
    if (changed.length > 0) showToast({ title: texts.updated, description: namesOf(changed) });
    requested?.clear();
    setRequested(null);
    onChanged();
  }
  return (
    <>
      <DataTable
        {...table}
        definition={definition}
        columns={columns}
        label={texts.title}
        searchLabel={texts.searchLabel}
        language={language}
        rowId={({ id }) => id}
        rowLabel={({ orderId }) => orderId}
        empty={<EmptyState title={texts.empty} />}
        bulkActions={(orders, clear) => (
          <Menu
            trigger={
              <button type="button" className={buttonStyle('secondary')}>
                {texts.setStatus}
              </button>
            }
          >
            {visualStatusSchema.options.map((status) => (
              <MenuItem key={status} onSelect={() => setRequested({ orders, status, clear })}>
                <StatusBadge status={status} />
              </MenuItem>
            ))}
          </Menu>
        )}
      />
      {requested !== null && (
        <BulkStatusDialog
          {...requests}
          orders={requested.orders}
          status={requested.status}
          onClose={() => setRequested(null)}
          onDone={report}
        />
      )}
    </>
  );
}

function orderColumns(
  texts: OrderTexts,
  formats: AdminFormats,
  detailsPath: (order: ListedOrder) => string,
): readonly DataColumn<ListedOrder>[] {
  const { columns } = texts;
  return [
    {
      id: 'order_id',
      header: columns.orderId,
      isFixed: true,
      cell: (order) => (
        <Link
          to={detailsPath(order)}
          preventScrollReset
          className="whitespace-nowrap font-medium text-forest tabular-nums underline underline-offset-4"
        >
          {order.orderId}
        </Link>
      ),
      csv: ({ orderId }) => orderId,
    },
    {
      id: 'created_at',
      header: columns.date,
      cell: ({ createdAt }) => formats.date(createdAt),
      csv: ({ createdAt }) => formats.date(createdAt),
    },
    {
      id: 'customer_name',
      header: columns.customer,
      cell: ({ customerName }) => customerName,
      csv: ({ customerName }) => customerName,
    },
    {
      id: 'customer_email',
      header: columns.email,
      cell: ({ customerEmail }) => customerEmail,
      csv: ({ customerEmail }) => customerEmail,
    },
    {
      id: 'total_cents',
      header: columns.total,
      isNumeric: true,
      cell: ({ totalCents }) => formats.price(totalCents),
      csv: ({ totalCents }) => totalCents / 100,
    },
    {
      id: 'payment',
      header: columns.payment,
      cell: (order) => <PaymentState order={order} />,
      csv: ({ paymentWord }) => texts.paymentWords[paymentWord],
    },
    {
      id: 'net_cents',
      header: columns.net,
      isNumeric: true,
      cell: ({ netCents }) => formats.price(netCents),
      csv: ({ netCents }) => netCents / 100,
    },
    {
      id: 'payment_id',
      header: columns.paymentId,
      cell: ({ paymentId }) => paymentId ?? '–',
      csv: ({ paymentId }) => paymentId,
    },
    {
      id: 'visual_status',
      header: columns.status,
      cell: ({ visualStatus }) => <StatusBadge status={visualStatus} />,
      csv: ({ visualStatus }) => texts.statuses[visualStatus],
    },
    {
      id: 'tracking_number',
      header: columns.trackingNumber,
      from: 'lg',
      cell: ({ trackingNumber }) => <span className="break-all">{trackingNumber ?? '–'}</span>,
      csv: ({ trackingNumber }) => trackingNumber,
    },
    {
      id: 'actions',
      header: columns.details,
      isFixed: true,
      isNarrow: true,
      cell: (order) => (
        <Link
          to={detailsPath(order)}
          preventScrollReset
          data-open-row=""
          aria-label={texts.detailsOf(order.orderId)}
          className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-forest hover:bg-mist"
        >
          {columns.details}
        </Link>
      ),
    },
  ];
}

/** Words that ask for attention. */
const alarming = new Set<PaymentWord>(['review', 'reversed', 'partly_reversed']);

function PaymentState({ order: { paymentWord, isDisputed, disputeRespondBy } }: { order: ListedOrder }) {
  const texts = useOrderTexts();
  const { date } = usePageFormats();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span className={`inline-flex items-center gap-1.5 ${alarming.has(paymentWord) ? 'text-clay' : ''}`}>
        {alarming.has(paymentWord) ? (
          <CircleAlert aria-hidden className="size-4" />
        ) : (
          <span
            aria-hidden
            className={`size-2 rounded-full ${paymentWord === 'paid' ? 'bg-forest' : 'border-2 border-line-strong'}`}
          />
        )}
        <span>{texts.paymentWords[paymentWord]}</span>
      </span>
      {isDisputed && (
        <span className="inline-flex items-center gap-1 text-clay">
          <CircleAlert aria-hidden className="size-4" />
          <span>{texts.dispute.open('', disputeRespondBy === null ? null : date(disputeRespondBy))}</span>
        </span>
      )}
    </span>
  );
}
