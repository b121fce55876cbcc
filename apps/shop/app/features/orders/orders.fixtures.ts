import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import type { OrderDetails, OrderSummary } from './order.ts';

/** A sent and paid order. */
export function anOrderSummary(overrides: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: '60000000-0000-4000-8000-000000000001',
    orderId: 'PM-2026-742915',
    createdAt: '2026-10-11T08:30:00Z',
    status: 'completed',
    visualStatus: 'Versendet',
    paymentWord: 'paid',
    totalCents: 17_890,
    ...overrides,
  };
}

/** The same order with all details. */
export function anOrder(overrides: Partial<OrderDetails> = {}): OrderDetails {
  const entry = (id: number, event: string, details: Record<string, unknown>) => ({
    id,
    created_at: `2026-10-1${id}T08:30:00Z`,
    event,
    details,
    actor_name: null,
  });
  return {
    ...anOrderSummary(),
    trackingNumber: '00340434161094015314',
    trackingCarrier: 'DHL',
    shippingCents: 0,
    tax: 'regular',
    paymentMethod: 'paypal',
    invoiceNumber: 'RE-2026-00002',
    documents: [{ kind: 'invoice', number: 'RE-2026-00002' }],
    recipientLines: ['Anna Muster', 'Lindenweg 4', '28195 Bremen', 'Deutschland'],
    items: [
      {
        position: 0,
        articleId: '30000000-0000-4000-8000-000000000001',
        title: 'Wintermantel „Nordwind“',
        imageUrl: null,
        quantity: 1,
        unitPriceCents: 15_400,
        basePriceCents: 12_900,
        priceLines: [
          { label: 'Innenfutter Option', amountCents: 1_500 },
          { label: 'Reflektierende Nähte Option', amountCents: 1_000 },
        ],
        configuratorSettings: coatSettings,
        configuratorType: 'dog-coat',
      },
      {
        position: 1,
        articleId: null,
        title: 'Pflegeset',
        imageUrl: null,
        quantity: 1,
        unitPriceCents: 2_490,
        basePriceCents: 2_490,
        priceLines: [],
        configuratorSettings: null,
        configuratorType: null,
      },
    ],
    timeline: [
      entry(1, 'order.placed', { status: 'pending', totalCents: 17_890 }),
      entry(2, 'payment.captured', { amountCents: 17_890 }),
      entry(3, 'visual_status.changed', { from: 'In Bearbeitung', to: 'Versendet' }),
    ],
    ...overrides,
  };
}
