import { formatDate } from '#app/lib/formats/format-date.ts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { OrderBadges } from '#app/ui/order/order-badges.tsx';
import type { OrderSummary } from '../order.ts';

interface OrdersTableProps {
  orders: readonly OrderSummary[];
  onOpen: (order: OrderSummary) => void;
}

const head = 'py-3 pr-4 text-left font-semibold text-ink-soft text-sm';

/** Table of a user's orders. On phones, date and status are below the number, and the button is below the amount. */
export function OrdersTable({ orders, onOpen }: OrdersTableProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Ihre Bestellungen, die neuesten zuerst</caption>
      <thead className="border-line border-b max-sm:sr-only">
        <tr>
          <th scope="col" className={head}>
            Bestellnummer
          </th>
          <th scope="col" className={head}>
            Datum
          </th>
          <th scope="col" className={head}>
            Status
          </th>
          <th scope="col" className={`${head} text-right`}>
            Gesamtsumme
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">Details</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {orders.map((order) => (
          <tr
            key={order.id}
            className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:py-3"
          >
            <th
              scope="row"
              className="whitespace-nowrap text-left max-sm:order-1 font-semibold tabular-nums sm:py-3 sm:pr-4"
            >
              {order.orderId}
            </th>
            <td className="whitespace-nowrap text-ink-soft tabular-nums max-sm:order-3 sm:py-3 sm:pr-4">
              {formatDate(order.createdAt)}
            </td>
            <td className="max-sm:order-5 sm:py-3 sm:pr-4">
              <OrderBadges order={order} />
            </td>
            <td className="whitespace-nowrap font-semibold tabular-nums max-sm:order-2 text-right sm:py-3 sm:pr-4">
              {formatPrice(order.totalCents)}
            </td>
            <td className="max-sm:order-4 max-sm:row-span-2 max-sm:self-end max-sm:justify-self-end sm:py-3 sm:text-right">
              <Button variant="secondary" onClick={() => onOpen(order)}>
                Details
                <span className="sr-only">{` zu ${order.orderId}`}</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
