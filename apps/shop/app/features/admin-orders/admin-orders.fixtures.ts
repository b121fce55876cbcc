import type { CancelOrderReply, RefundOrderReply } from 'shop-backend/contracts';
import type { AdminOrder } from './admin-order.ts';
import type { ListedOrder } from './api/listed-order.schema.ts';

/** A row of the list, for stories and tests. */
export function aListedOrder(given: Partial<ListedOrder> = {}): ListedOrder {
  return {
    id: '50000000-0000-4000-8000-000000000001',
    orderId: 'PM-2026-000001',
    createdAt: '2026-11-21T10:00:00Z',
    customerName: 'Greta Gast',
    customerEmail: 'greta@example.de',
    totalCents: 14_900,
    isPaid: true,
    paymentWord: 'paid',
    netCents: 14_900,
    isDisputed: false,
    disputeRespondBy: null,
    status: 'completed',
    visualStatus: 'Offen',
    productionStage: null,
    trackingNumber: null,
    paymentId: 'PAY-1',
    revision: 2,
    ...given,
  };
}

/** An order with all details, for stories and tests. */
export function anAdminOrder(given: Partial<AdminOrder> = {}): AdminOrder {
  return {
    ...aListedOrder(),
    recipient: {
      firstName: 'Greta',
      lastName: 'Gast',
      email: 'greta@example.de',
      phone: '',
      street: 'Musterweg 3',
      postalCode: '28195',
      city: 'Bremen',
      country: 'Deutschland',
    },
    isGuest: true,
    shippingCents: 0,
    refundedCents: 0,
    reversedCents: 0,
    paymentMethod: 'paypal',
    invoiceNumber: 'RE-2026-00001',
    trackingCarrier: null,
    items: [
      {
        id: 'item',
        position: 0,
        title: 'Wintermantel',
        imageUrl: null,
        quantity: 1,
        basePriceCents: 12_900,
        unitPriceCents: 14_900,
        priceLines: [{ label: 'Innenfutter', amountCents: 2_000 }],
        settings: {
          measurements: {
            chestCircumference: 62,
            dogName: 'Bella',
            lining: 'full',
            fabricNeed: 1.35,
            _metadata: {
              section: { id: 'measurements', title: 'Maße', description: null },
              fields: {
                dogName: { label: 'Name des Hundes', field_type: 'text', options: [] },
                fabricNeed: { label: 'Stoffbedarf', field_type: 'computed', options: [], unit: 'm', internal: true },
                chestCircumference: { label: 'Brustumfang', field_type: 'number', options: [], unit: 'cm' },
                lining: { label: 'Futter', field_type: 'dropdown', options: [{ label: 'Komplett', value: 'full' }] },
              },
            },
          },
        },
        withdrawalExcluded: true,
        deliveryMaxDays: 5,
        configuratorType: 'dog-coat',
      },
    ],
    payments: [
      {
        paymentId: 'PAY-1',
        amountCents: 14_900,
        refundedCents: 0,
        reversedCents: 0,
        status: 'completed',
        reviewReason: null,
      },
    ],
    disputes: [],
    refunds: [],
    documents: [{ kind: 'invoice', number: 'RE-2026-00001' }],
    notes: [],
    timeline: [
      { id: 1, created_at: '2026-11-21T10:00:00Z', event: 'order.placed', details: {}, actor_name: null },
      {
        id: 2,
        created_at: '2026-11-21T10:02:00Z',
        event: 'visual_status.changed',
        details: { from: 'Offen', to: 'In Bearbeitung' },
        actor_name: 'Mara Meister',
      },
    ],
    ...given,
  };
}

/** The reply to the first step of a refund, for stories. */
export const aRefundPreview: RefundOrderReply = {
  status: 'preview',
  orderId: 'PM-2026-000001',
  paidCents: 14_900,
  refundedCents: 0,
  refundableCents: 14_900,
  amountCents: 5_000,
};

/** The reply to a cancellation that returned the money, for stories. */
export const aCancellation: CancelOrderReply = {
  status: 'cancelled',
  orderId: 'PM-2026-000001',
  revision: 3,
  refund: { state: 'completed', amountCents: 14_900 },
};
