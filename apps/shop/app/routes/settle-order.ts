import type { OrderStatusReply } from 'shop-backend/contracts';
import { cart } from '../features/cart/cart.ts';
import { clearGuestDraft } from '../features/checkout/guest-draft.schema.ts';
import { settleLastOrder } from '../features/checkout/settle-last-order.ts';
import { clearGuestForm } from '../features/checkout/stored-guest.schema.ts';
import { forgetConfigurations } from '../features/configure/saved-configuration.ts';
import { showToast } from '../lib/toasts.ts';

/** Removes from this browser what a paid order has used up: ordered pieces, their drafts, and a guest's address. */
export function settleOrder(reply: OrderStatusReply): void {
  const { orderedPieces, isNewlyCompleted } = settleLastOrder(reply);
  if (orderedPieces !== null) {
    const { lines, clear, takeOut } = cart.getState();
    if (orderedPieces === 'all') clear();
    else takeOut(orderedPieces);
    const kept = new Set(cart.getState().lines.map(({ article }) => article.id));
    forgetConfigurations(lines.map(({ article }) => article.id).filter((id) => !kept.has(id)));
  }
  if (isNewlyCompleted) {
    clearGuestForm();
    clearGuestDraft();
    showToast({ title: 'Bestellung erfolgreich', id: 'checkout' });
  }
}
