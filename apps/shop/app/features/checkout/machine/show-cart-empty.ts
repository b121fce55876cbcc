import { showErrorToast } from '#app/lib/toasts.ts';

/** Shows a toast because the cart is empty and cannot be ordered. */
export function showCartEmpty(): void {
  const description = 'Bitte legen Sie zuerst einen Artikel in den Warenkorb.';
  showErrorToast({ title: 'Warenkorb ist leer', description, id: 'checkout' });
}
