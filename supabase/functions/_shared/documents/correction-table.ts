import type { OrderInMail } from '../orders/order-in-mail.ts';
import { formatMoney } from './format-money.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

/** The positions of a correction: the returned lines and shipping, or one line with the reason. */
export function correctionTable(order: OrderInMail, facts: InvoiceFacts) {
  return {
    header: ['Pos.', 'Bezeichnung', 'Menge', 'Betrag'],
    rows: positionsOf(order, facts).map(({ text, quantity, cents }, index) => [
      String(index + 1),
      text,
      quantity,
      formatMoney(-cents, order.terms.facts.currency),
    ]),
    widths: [1, 9, 1.6, 2.6],
    rightColumns: [2, 3],
  };
}

interface Position {
  text: string;
  quantity: string;
  cents: number;
}

function positionsOf(order: OrderInMail, { lines, amountCents, isClaim, reason }: InvoiceFacts): Position[] {
  if (lines === null) return [{ text: describe(isClaim, reason), quantity: '', cents: amountCents }];
  const { items, shippingCents } = lines;
  return [
    ...items.flatMap(({ position, quantity }) =>
      order.order_items
        .filter((item) => item.position === position)
        .map((item) => ({
          text: item.title,
          quantity: String(quantity),
          cents: item.unit_price_cents * quantity,
        })),
    ),
    ...(shippingCents > 0 ? [{ text: 'Versand', quantity: '', cents: shippingCents }] : []),
  ];
}

function describe(isClaim: boolean, reason: string): string {
  if (isClaim) return 'Uneinbringliche Forderung nach Rückbuchung der Zahlung';
  return reason === '' ? 'Preisnachlass' : `Preisnachlass: ${reason}`;
}
