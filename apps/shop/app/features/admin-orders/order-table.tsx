import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { type PaymentWord, paymentWordSchema, productionStageSchema, visualStatusSchema } from 'shop-backend/contracts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { listTable } from '#app/ui/data-table/list-table.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { ListedOrder } from './api/listed-order.schema.ts';
import { StatusBadge } from './components/status-badge.tsx';
import { type OrderTexts, useOrderTexts } from './texts/order-texts.ts';

interface OrderContext {
  texts: OrderTexts;
  formats: AdminFormats;
  /** Returns the path of an order's details. */
  detailsPath: (order: ListedOrder) => string;
}

/** List of orders, newest first, ten per page (ADM-ORD-04, ADM-ORD-07). */
export const orderTable = listTable<ListedOrder, OrderContext>({
  id: 'orders',
  pageSize: 10,
  defaultSort: { column: 'created_at', isDescending: true },
  columns: [
    {
      id: 'order_id',
      isSortable: true,
      header: ({ texts }) => texts.columns.orderId,
      isFixed: true,
      cell: (order, { detailsPath }) => (
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
      isSortable: true,
      filter: { kind: 'days' },
      header: ({ texts }) => texts.columns.date,
      cell: ({ createdAt }, { formats }) => formats.date(createdAt),
      csv: ({ createdAt }, { formats }) => formats.date(createdAt),
    },
    {
      id: 'customer_name',
      isSortable: true,
      header: ({ texts }) => texts.columns.customer,
      cell: ({ customerName }) => customerName,
      csv: ({ customerName }) => customerName,
    },
    {
      id: 'customer_email',
      isHiddenAtFirst: true,
      header: ({ texts }) => texts.columns.email,
      cell: ({ customerEmail }) => customerEmail,
      csv: ({ customerEmail }) => customerEmail,
    },
    {
      id: 'total_cents',
      isSortable: true,
      header: ({ texts }) => texts.columns.total,
      isNumeric: true,
      cell: ({ totalCents }, { formats }) => formats.price(totalCents),
      csv: ({ totalCents }) => totalCents / 100,
    },
    {
      id: 'payment',
      filter: {
        id: 'payment_word',
        kind: 'choice',
        values: paymentWordSchema.options,
        labelOf: (value, { texts }) => texts.paymentWords[paymentWordSchema.parse(value)],
      },
      header: ({ texts }) => texts.columns.payment,
      cell: (order) => <PaymentState order={order} />,
      csv: ({ paymentWord }, { texts }) => texts.paymentWords[paymentWord],
    },
    {
      id: 'net_cents',
      isHiddenAtFirst: true,
      header: ({ texts }) => texts.columns.net,
      isNumeric: true,
      cell: ({ netCents }, { formats }) => formats.price(netCents),
      csv: ({ netCents }) => netCents / 100,
    },
    {
      id: 'payment_id',
      isHiddenAtFirst: true,
      header: ({ texts }) => texts.columns.paymentId,
      cell: ({ paymentId }) => paymentId ?? '–',
      csv: ({ paymentId }) => paymentId,
    },
    {
      id: 'visual_status',
      isSortable: true,
      filter: {
        kind: 'choice',
        values: visualStatusSchema.options,
        labelOf: (value, { texts }) => texts.statuses[visualStatusSchema.parse(value)],
      },
      header: ({ texts }) => texts.columns.status,
      cell: ({ visualStatus }) => <StatusBadge status={visualStatus} />,
      csv: ({ visualStatus }, { texts }) => texts.statuses[visualStatus],
    },
    {
      id: 'tracking_number',
      header: ({ texts }) => texts.columns.trackingNumber,
      from: 'lg',
      cell: ({ trackingNumber }) => <span className="break-all">{trackingNumber ?? '–'}</span>,
      csv: ({ trackingNumber }) => trackingNumber,
    },
    {
      id: 'actions',
      header: ({ texts }) => texts.columns.details,
      isFixed: true,
      isNarrow: true,
      cell: (order, { detailsPath, texts }) => (
        <Link
          to={detailsPath(order)}
          preventScrollReset
          data-open-row=""
          aria-label={texts.detailsOf(order.orderId)}
          className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-forest hover:bg-mist"
        >
          {texts.columns.details}
        </Link>
      ),
    },
  ],
  filters: [
    {
      id: 'production_stage',
      label: ({ texts }) => texts.filters.stage,
      kind: 'choice',
      values: productionStageSchema.options,
      labelOf: (value, { texts }) => texts.stages[productionStageSchema.parse(value)],
    },
  ],
});

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
