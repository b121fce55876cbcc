import { lineFeatures } from 'configurator-core';
import { builtInWords } from 'configurator-core/templates';
import { company, factText } from 'shop-backend/legal';
import { shop } from '#app/config/shop.ts';
import { formatDate } from '#app/lib/formats/format-date.ts';
import { paymentStatusText } from '#app/lib/formats/format-order.ts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { taxNote } from '#app/ui/content/price.tsx';
import type { OrderDetails } from '../order.ts';
import { paymentMethodLabel } from '../payment-method.ts';

/** A printed order. */
export function PrintedOrder({ order }: { order: OrderDetails }) {
  const fact = (name: keyof typeof company) => factText(company, name);
  return (
    <article>
      <p>{`${shop.name} · ${fact('legalName')}, ${fact('street')}, ${fact('postalCode')} ${fact('city')}`}</p>
      <h1 className="mt-6 text-2xl">{`Bestellung ${order.orderId}`}</h1>
      <p>{`vom ${formatDate(order.createdAt)}${order.invoiceNumber !== null ? `, Rechnungsnummer ${order.invoiceNumber}` : ''}`}</p>
      <address className="my-6 not-italic">
        {order.recipientLines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <table>
        <thead>
          <tr>
            <th scope="col">Artikel</th>
            <th scope="col" className="amount">
              Menge
            </th>
            <th scope="col" className="amount">
              Einzelpreis
            </th>
            <th scope="col" className="amount">
              Preis
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.position}>
              <td>
                <strong>{item.title}</strong>
                <div>
                  {lineFeatures(item.configuratorSettings, builtInWords)
                    .map(({ label, value }) => `${label}: ${value}`)
                    .join(' · ')}
                </div>
              </td>
              <td className="amount">{item.quantity}</td>
              <td className="amount">{formatPrice(item.unitPriceCents)}</td>
              <td className="amount">{formatPrice(item.unitPriceCents * item.quantity)}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={3}>Versand</td>
            <td className="amount">{order.shippingCents === 0 ? 'Kostenlos' : formatPrice(order.shippingCents)}</td>
          </tr>
          <tr>
            <td colSpan={3}>
              <strong>Gesamtsumme</strong> <span>{taxNote(order.tax)}</span>
            </td>
            <td className="amount">
              <strong>{formatPrice(order.totalCents)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="mt-6">{`Zahlungsart: ${paymentMethodLabel(order.paymentMethod)} (${paymentStatusText(order)})`}</p>
    </article>
  );
}
