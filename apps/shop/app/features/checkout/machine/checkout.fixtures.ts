import type { GuestInfo, OrderLineRequest, PlaceOrderReply } from 'shop-backend/contracts';
import type { CheckoutItem } from './checkout-item.ts';
import type { CheckoutEvent } from './checkout-model.ts';

/** A complete guest address. */
export const aGuest: GuestInfo = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.de',
  phone: '',
  street: 'Musterstraße 1',
  city: 'Musterstadt',
  postalCode: '12345',
  country: 'Deutschland',
};

/** An order line for one ready-made article. */
export const anOrderLine: OrderLineRequest = {
  articleId: '00000000-0000-4000-8000-000000000001',
  quantity: 1,
  configuratorSettings: null,
};

/** Reply of the order function after it stored the order. */
export const aPlacedOrder: PlaceOrderReply = {
  orderDbId: '00000000-0000-4000-8000-0000000000aa',
  orderId: 'PM-2026-004821',
  totalCents: 9_900,
  paypalOrderId: '5O190127TN364715T',
  accessToken: 'token',
};

/** Idempotency keys. The machine reads them from its events. */
export const keys = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;

export const startCheckout: CheckoutEvent = {
  type: 'checkout.start',
  lineCount: 1,
  freshKey: keys[0],
  buyer: { kind: 'guest' },
};
export const submitAddress: CheckoutEvent = { type: 'address.submit', guestInfo: aGuest };
export const placeOrder: CheckoutEvent = {
  type: 'order.place',
  items: [anOrderLine],
  shownTotalCents: 9_900,
  freshKey: keys[1],
};

/** An item of the given unit price and quantity. */
export function anItemOf(unitPriceCents: number, quantity: number): CheckoutItem {
  return {
    ...anOrderLine,
    key: `${unitPriceCents}`,
    title: 'Halsband',
    imageUrl: null,
    drawing: null,
    features: [],
    terms: {
      deliveryDays: { min: 2, max: 4 },
      expectedDelivery: '25.–30. November 2026',
      isWithdrawalExcluded: false,
    },
    unitPriceCents,
    quantity,
  };
}
