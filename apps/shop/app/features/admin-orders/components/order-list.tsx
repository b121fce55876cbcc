import { CircleAlert } from 'lucide-react';
import { use, useMemo } from 'react';
import { Link } from 'react-router';
import { type PaymentWord, type VisualStatus, visualStatusSchema } from 'shop-backend/contracts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import type { TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
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
import { StatusBadge } from './status-badge.tsx';

interface OrderListProps {
  page: TablePage<ListedOrder>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** Returns the path of an order's details. */
  detailsPath: (order: ListedOrder) => string;
  /** @throws if the database rejects the change; see `changeOrder` */
  onSetStatus: (order: ListedOrder, status: VisualStatus) => Promise<void>;
  onChanged: () => void;
  loadAll?: () => Promise<readonly ListedOrder[]>;
  isLoading?: boolean;
}

/** List of all orders with customer, amount and status. */
export function OrderList({ detailsPath, onSetStatus, onChanged, ...table }: OrderListProps) {
  const language = use(PageLanguage);
  const texts = useOrderTexts();
  const formats = usePageFormats();
  const columns = useMemo(() => orderColumns(texts, formats, detailsPath), [texts, formats, detailsPath]);
  const definition = orderTables[usePageWording()];
  async function setStatus(orders: readonly ListedOrder[], status: VisualStatus) {
    const changed: string[] = [];
    const failed = new Map<string, string[]>();
    for (const order of orders) {
      try {
        await onSetStatus(order, status);
        changed.push(order.orderId);
      } catch (error) {
        const reason = failureText(error, language);
        failed.set(reason, [...(failed.get(reason) ?? []), order.orderId]);
      }
    }
    // One toast for all failures, grouped by reason.
    if (failed.size > 0) {
      const description = [...failed].map(([reason, orderIds]) => `${orderIds.join(', ')}: ${reason}`).join(' ');
      showErrorToast({ id: 'orders', title: texts.updateFailed, description });
    }
    if (changed.length > 0) showToast({ title: texts.updated, description: changed.join(', ') });
    onChanged();
  }
  return (
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
            <MenuItem key={status} onSelect={() => void setStatus(orders, status).then(clear)}>
              <StatusBadge status={status} />
            </MenuItem>
          ))}
        </Menu>
      )}
    />
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
