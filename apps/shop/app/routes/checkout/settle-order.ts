import type { OrderStatusReply } from 'shop-backend/contracts';
import { cart } from '#app/features/cart/store/cart.ts';
import { clearGuestDraft } from '#app/features/checkout/buyer/guest-draft.schema.ts';
import { clearGuestForm } from '#app/features/checkout/buyer/stored-guest.schema.ts';
import { settleLastOrder } from '#app/features/checkout/placed-order/settle-last-order.ts';
import { removeSavedConfigurations } from '#app/features/configure/draft/saved-configuration.ts';
import { showToast } from '#app/lib/toasts.ts';

/** Removes a paid order's data from this browser: ordered pieces, their drafts, and a guest's address. */
export function settleOrder(reply: OrderStatusReply): void {
  const { orderedPieces, isNewlyCompleted } = settleLastOrder(reply);
  if (orderedPieces !== null) {
    const { lines, clear, removePieces } = cart.getState();
    if (orderedPieces === 'all') clear();
    else removePieces(orderedPieces);
    const kept = new Set(cart.getState().lines.map(({ article }) => article.id));
    removeSavedConfigurations(lines.map(({ article }) => article.id).filter((id) => !kept.has(id)));
  }
  if (isNewlyCompleted) {
    clearGuestForm();
    clearGuestDraft();
    showToast({ title: 'Bestellung erfolgreich', id: 'checkout' });
  }
}
