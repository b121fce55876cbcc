import type { ListedOrder } from './admin-order.ts';
import type { OrderTexts } from './texts/order-texts.ts';

/** Label for the payment of an order (ADM-ORD-09). */
export function paymentLabel({ isPaid }: Pick<ListedOrder, 'isPaid'>, texts: OrderTexts): string {
  return isPaid ? texts.paid : texts.unpaid;
}

/** Whether the payment of an order was captured but is not confirmed yet. */
export function isConfirmingPayment({
  isPaid,
  isUnderReview,
  status,
}: Pick<ListedOrder, 'isPaid' | 'isUnderReview' | 'status'>): boolean {
  return status === 'processing' && !isPaid && !isUnderReview;
}
