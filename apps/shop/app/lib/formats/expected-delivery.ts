import { dayInBerlin, deliveryTimes, deliveryWindow, formatDayRange, type WorkingDays } from 'shop-backend/legal';

/** First and last possible day of delivery for an order that is paid now. */
export function deliveryDays(untilHandedOver: WorkingDays, now: Date = new Date()): { from: string; to: string } {
  return deliveryWindow(untilHandedOver, deliveryTimes.transit, dayInBerlin(now));
}

/**
 * Expected delivery of an order that is paid now, `7.–15. Dezember 2026`.
 * @param untilHandedOver working days until the carrier receives it
 */
export function expectedDelivery(untilHandedOver: WorkingDays, now: Date = new Date()): string {
  return formatDayRange(deliveryDays(untilHandedOver, now));
}
