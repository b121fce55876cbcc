import { showToast } from '#app/lib/toasts.ts';
import type { CartChange } from './change-lines.ts';

const titles: Readonly<Record<CartChange, string | null>> = {
  added: 'Artikel hinzugefügt',
  updated: 'Warenkorb aktualisiert',
  removed: 'Artikel entfernt',
  cleared: 'Warenkorb geleert',
  unchanged: null,
};

/** Tells the shopper what became of the cart. A later notice replaces the one before, so that clicks do not pile up. */
export function announceCartChange(change: CartChange): void {
  const title = titles[change];
  if (title !== null) showToast({ title, id: 'cart' });
}
