import { formatDate } from '#app/lib/formats/format-date.ts';
import { measureSections } from '../measures.ts';
import type { OrderDetails } from '../order.ts';

/** Printed measurements and options of an order's made-to-measure items, to check them on the dog. */
export function PrintedMeasures({ order }: { order: OrderDetails }) {
  return (
    <article>
      <h1 className="text-2xl">{`Maßblatt zur Bestellung ${order.orderId}`}</h1>
      <p>{`vom ${formatDate(order.createdAt)}`}</p>
      {order.items.map((item) => (
        <section key={item.position} className="mt-6">
          <h2 className="text-xl">{`${item.quantity} × ${item.title}`}</h2>
          {measureSections(item).map(({ title, rows }) => (
            <table key={title} className="mt-3">
              <caption className="text-left font-semibold">{title}</caption>
              <tbody>
                {rows.map(({ label, value }) => (
                  <tr key={label}>
                    <th scope="row" className="w-1/2 font-normal">
                      {label}
                    </th>
                    <td>
                      <strong>{value}</strong>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </section>
      ))}
    </article>
  );
}
