/** The events that the webhook at PayPal must send. Without one of them the shop would learn of it late or never. */
export const eventTypes = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

/** A type of event that the shop handles. */
export type EventType = (typeof eventTypes)[number];

/** Returns the type of an event if the shop handles it. */
export function handledType(name: string): EventType | undefined {
  return eventTypes.find((type) => type === name);
}
