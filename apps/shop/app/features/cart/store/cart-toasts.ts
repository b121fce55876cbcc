import { showToast } from '#app/lib/toasts.ts';
import type { CartChange } from '../lines/change-lines.ts';

const titles: Readonly<Record<CartChange, string | null>> = {
  added: 'Artikel hinzugefügt',
  updated: 'Warenkorb aktualisiert',
  removed: 'Artikel entfernt',
  cleared: 'Warenkorb geleert',
  unchanged: null,
};

/** Shows a toast about a change of the cart. It replaces the previous one, so that repeated clicks do not stack toasts. */
export function announceCartChange(change: CartChange): void {
  const title = titles[change];
  if (title !== null) showToast({ title, id: 'cart' });
}
