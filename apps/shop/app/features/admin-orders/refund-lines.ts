import type { Refund, RefundLines } from 'shop-backend/contracts';
import type { AdminOrder } from './admin-order.ts';

/** What an admin has chosen to return: pieces by position, and the shipping. */
export interface LineChoice {
  readonly quantities: Readonly<Record<number, number>>;
  readonly isShipping: boolean;
}

/** Nothing chosen: the refund is an amount. */
export const noLines: LineChoice = { quantities: {}, isShipping: false };

/** Returns the pieces of each line, and the shipping in EUR cents, that no refund has returned yet. */
export function returnable({ items, shippingCents, refunds }: Pick<AdminOrder, 'items' | 'shippingCents' | 'refunds'>) {
  const groups = new Map<string, Refund>();
  for (const refund of refunds) if (refund.status !== 'failed') groups.set(refund.group_id, refund);
  const returned = [...groups.values()].flatMap(({ lines }) => (lines === null ? [] : [lines]));
  return {
    items: items
      .map((item) => ({
        ...item,
        left:
          item.quantity -
          returned
            .flatMap((lines) => lines.items)
            .filter(({ position }) => position === item.position)
            .reduce((sum, { quantity }) => sum + quantity, 0),
      }))
      .filter(({ left }) => left > 0),
    shippingCents: returned.some((lines) => lines.shippingCents > 0) ? 0 : shippingCents,
  };
}

/** Returns the chosen lines and their sum in EUR cents; null if nothing is chosen. */
export function chosenLines(
  order: Pick<AdminOrder, 'items' | 'shippingCents' | 'refunds'>,
  { quantities, isShipping }: LineChoice,
): { lines: RefundLines; cents: number } | null {
  const open = returnable(order);
  const chosen = open.items
    .map(({ position, left, unitPriceCents }) => ({
      position,
      unitPriceCents,
      quantity: Math.min(left, quantities[position] ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  const shippingCents = isShipping ? open.shippingCents : 0;
  if (chosen.length === 0 && shippingCents === 0) return null;
  return {
    lines: { items: chosen.map(({ position, quantity }) => ({ position, quantity })), shippingCents },
    cents: chosen.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, shippingCents),
  };
}
