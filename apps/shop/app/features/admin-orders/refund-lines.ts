import type { Refund, RefundLines } from 'shop-backend/contracts';
import type { AdminOrder } from './admin-order.ts';

/** What an admin has chosen to return: pieces by position, and the shipping. */
export interface LineChoice {
  readonly quantities: Readonly<Record<number, number>>;
  readonly isShipping: boolean;
}

/** Nothing chosen: the refund is an amount. */
export const noLines: LineChoice = { quantities: {}, isShipping: false };

type RefundedOrder = Pick<AdminOrder, 'items' | 'shippingCents' | 'refunds' | 'netCents'>;

/** Returns the pieces of each line, and the shipping in EUR cents, that no refund has returned yet. */
function unreturned({ items, shippingCents, refunds }: RefundedOrder) {
  const groups = new Map<string, Refund>();
  for (const refund of refunds) if (refund.status !== 'failed') groups.set(refund.group_id, refund);
  const returned = [...groups.values()].flatMap(({ lines }) => (lines === null ? [] : [lines]));
  return {
    items: items.map((item) => ({
      ...item,
      left:
        item.quantity -
        returned
          .flatMap((lines) => lines.items)
          .filter(({ position }) => position === item.position)
          .reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    shippingCents: returned.some((lines) => lines.shippingCents > 0) ? 0 : shippingCents,
  };
}

/** What the payments can still return, EUR cents: refunds of an amount, and reversals, leave less than the lines. */
function restOf({ netCents, refunds }: RefundedOrder): number {
  const asked = refunds.filter(({ status }) => status === 'requested');
  return asked.reduce((rest, { amount_cents: cents }) => rest - cents, netCents);
}

/** How many pieces of a price an amount pays for. */
function piecesIn(cents: number, unitPriceCents: number): number {
  return unitPriceCents === 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(cents / unitPriceCents));
}

/** Returns what can be chosen in addition to the other lines of a choice: at most what the payments can return. */
export function returnable(order: RefundedOrder, choice: LineChoice = noLines) {
  const open = unreturned(order);
  const chosen = chosenLines(order, choice);
  const rest = restOf(order) - (chosen?.cents ?? 0);
  const shippingCents = chosen?.lines.shippingCents ?? 0;
  return {
    items: open.items
      .map(({ left, ...item }) => {
        const own = chosen?.lines.items.find(({ position }) => position === item.position)?.quantity ?? 0;
        return { ...item, left: Math.min(left, own + piecesIn(rest, item.unitPriceCents)) };
      })
      .filter(({ left }) => left > 0),
    shippingCents: open.shippingCents <= rest + shippingCents ? open.shippingCents : 0,
  };
}

/**
 * Returns the chosen lines and their sum in EUR cents; null if nothing is chosen. Leaves out what exceeds the rest of the
 * payments, which may have shrunk since it was chosen.
 */
export function chosenLines(
  order: RefundedOrder,
  { quantities, isShipping }: LineChoice,
): { lines: RefundLines; cents: number } | null {
  const open = unreturned(order);
  let cents = 0;
  const rest = restOf(order);
  const items: RefundLines['items'] = [];
  for (const { position, left, unitPriceCents } of open.items) {
    const quantity = Math.min(left, quantities[position] ?? 0, piecesIn(rest - cents, unitPriceCents));
    if (quantity <= 0) continue;
    items.push({ position, quantity });
    cents += quantity * unitPriceCents;
  }
  const shippingCents = isShipping && open.shippingCents <= rest - cents ? open.shippingCents : 0;
  if (items.length === 0 && shippingCents === 0) return null;
  return { lines: { items, shippingCents }, cents: cents + shippingCents };
}
