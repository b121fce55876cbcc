import type { ListedOrder } from './admin-order.ts';
import type { OrderTexts } from './texts/order-texts.ts';

/** Label for the payment of an order (ADM-ORD-09). Between capture and confirmation it is neither paid nor unpaid. */
export function paymentLabel({ isPaid, status }: Pick<ListedOrder, 'isPaid' | 'status'>, texts: OrderTexts): string {
  if (isPaid) return texts.paid;
  return status === 'processing' ? texts.confirming : texts.unpaid;
}
