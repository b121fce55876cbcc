import { formatPrice } from '#app/lib/formats/format-price.ts';

/** Formats the shipping fee. @param cents EUR cents, gross */
export function shippingText(cents: number): string {
  return cents === 0 ? 'Kostenlos' : formatPrice(cents);
}
