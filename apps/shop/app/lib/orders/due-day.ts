import { addWorkingDays, dayInBerlin } from 'shop-backend/legal';
import { shop } from '#app/config/shop.ts';

/**
 * Returns the day by which an order must be made, as YYYY-MM-DD: the longest promised delivery time of its items.
 * @param orderedAt ISO 8601
 * @param deliveryMaxDays per item, in working days; null: the delivery time of the shop
 */
export function dueDay(orderedAt: string, deliveryMaxDays: readonly (number | null)[]): string {
  const days = Math.max(0, ...deliveryMaxDays.map((most) => most ?? shop.deliveryDays.max));
  return addWorkingDays(dayInBerlin(new Date(orderedAt)), days);
}
