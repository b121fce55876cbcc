import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { type VisualStatus, visualStatusSchema } from 'shop-backend/contracts';
import { failureText } from '../../../lib/database-failure.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { formatPrice } from '../../../lib/format-price.ts';
import type { TablePage } from '../../../lib/table/table-definition.ts';
import type { TableQuery } from '../../../lib/table/table-query.ts';
import { showErrorToast, showToast } from '../../../lib/toasts.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import type { DataColumn } from '../../../ui/data-table/data-column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { ListedOrder } from '../admin-order.ts';
import { orderTable } from '../order-table.ts';
import { StatusBadge } from './status-badge.tsx';

interface OrderListProps {
  page: TablePage<ListedOrder>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** Address of the details of an order. */
  detailsPath: (order: ListedOrder) => string;
  /** @throws when the database refuses; see `changeOrder` */
  onSetStatus: (order: ListedOrder, status: VisualStatus) => Promise<void>;
  onChanged: () => void;
  loadAll?: () => Promise<readonly ListedOrder[]>;
  isLoading?: boolean;
}

/** All orders with customer, money and state. */
export function OrderList({ detailsPath, onSetStatus, onChanged, ...table }: OrderListProps) {
  const columns = useMemo(() => orderColumns(detailsPath), [detailsPath]);
  async function setStatus(orders: readonly ListedOrder[], status: VisualStatus) {
    const changed: string[] = [];
    const failed = new Map<string, string[]>();
    for (const order of orders) {
      try {
        await onSetStatus(order, status);
        changed.push(order.orderId);
      } catch (error) {
        const reason = failureText(error, 'en');
        failed.set(reason, [...(failed.get(reason) ?? []), order.orderId]);
      }
    }
    // One toast for all that failed, by reason.
    if (failed.size > 0) {
      const description = [...failed].map(([reason, orderIds]) => `${orderIds.join(', ')}: ${reason}`).join(' ');
      showErrorToast({ id: 'orders', title: 'Failed to update order', description });
    }
    if (changed.length > 0) showToast({ title: 'Order updated', description: changed.join(', ') });
    onChanged();
  }
  return (
    <DataTable
      {...table}
      definition={orderTable}
      columns={columns}
      label="Orders"
      searchLabel="Search orders"
      language="en"
      rowId={({ id }) => id}
      rowLabel={({ orderId }) => orderId}
      empty={<EmptyState title="No orders yet" />}
      bulkActions={(orders, clear) => (
        <Menu
          trigger={
            <button type="button" className={buttonStyle('secondary')}>
              Set status
            </button>
          }
        >
          {visualStatusSchema.options.map((status) => (
            <MenuItem key={status} onSelect={() => void setStatus(orders, status).then(clear)}>
              <StatusBadge status={status} />
            </MenuItem>
          ))}
        </Menu>
      )}
    />
  );
}

function orderColumns(detailsPath: (order: ListedOrder) => string): readonly DataColumn<ListedOrder>[] {
  return [
    {
      id: 'order_id',
      header: 'Order id',
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
      header: 'Date',
      cell: ({ createdAt }) => formatDate(createdAt),
      csv: ({ createdAt }) => formatDate(createdAt),
    },
    {
      id: 'customer_name',
      header: 'Customer',
      cell: ({ customerName }) => customerName,
      csv: ({ customerName }) => customerName,
    },
    {
      id: 'customer_email',
      header: 'E-mail',
      cell: ({ customerEmail }) => customerEmail,
      csv: ({ customerEmail }) => customerEmail,
    },
    {
      id: 'total_cents',
      header: 'Total',
      isNumeric: true,
      cell: ({ totalCents }) => formatPrice(totalCents),
      csv: ({ totalCents }) => totalCents / 100,
    },
    {
      id: 'payment',
      header: 'Payment',
      cell: (order) => <PaymentState order={order} />,
      csv: paymentWord,
    },
    {
      id: 'payment_id',
      header: 'Payment id',
      cell: ({ paymentId }) => paymentId ?? '–',
      csv: ({ paymentId }) => paymentId,
    },
    {
      id: 'visual_status',
      header: 'Status',
      cell: ({ visualStatus }) => <StatusBadge status={visualStatus} />,
      csv: ({ visualStatus }) => visualStatus,
    },
    {
      id: 'tracking_number',
      header: 'Tracking number',
      from: 'lg',
      cell: ({ trackingNumber }) => <span className="break-all">{trackingNumber ?? '–'}</span>,
      csv: ({ trackingNumber }) => trackingNumber,
    },
    {
      id: 'actions',
      header: 'Details',
      isFixed: true,
      isNarrow: true,
      cell: (order) => (
        <Link
          to={detailsPath(order)}
          preventScrollReset
          data-open-row=""
          aria-label={`Details of ${order.orderId}`}
          className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-forest hover:bg-mist"
        >
          Details
        </Link>
      ),
    },
  ];
}

function paymentWord({ isPaid }: ListedOrder): string {
  return isPaid ? 'Paid' : 'Unpaid';
}

function PaymentState({ order }: { order: ListedOrder }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span className="inline-flex items-center gap-1.5">
        <span
          aria-hidden
          className={`size-2 rounded-full ${order.isPaid ? 'bg-forest' : 'border-2 border-line-strong'}`}
        />
        {paymentWord(order)}
      </span>
      {order.isUnderReview && (
        <span className="inline-flex items-center gap-1 text-clay">
          <CircleAlert aria-hidden className="size-4" />
          Review
        </span>
      )}
    </span>
  );
}
