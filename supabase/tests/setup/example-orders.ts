import { articleId, derivedId, userIds } from '../../seed/ids.ts';
import type { Session } from './database.ts';

/** A complete delivery address. */
export const recipient = {
  firstName: 'Greta',
  lastName: 'Gast',
  email: 'greta@example.de',
  phone: '',
  street: 'Musterweg 3',
  city: 'Bremen',
  postalCode: '28195',
  country: 'Deutschland',
};

/** Parameters of a test order. */
export interface OrderRequest {
  key?: string;
  hash?: string;
  userId?: string | null;
  recipient?: Record<string, unknown>;
  items?: unknown;
  shippingCents?: number;
  tokenHash?: string | null;
}

/** Two care sets: 49,80 €. */
export const twoCareSets = [{ articleId: articleId(13), quantity: 2, unitPriceCents: 2490 }];

const PLACE_ORDER = `select public.place_order(
  p_idempotency_key => $1, p_request_hash => $2, p_user_id => $3, p_guest_info => $4, p_recipient => $5, p_items => $6,
  p_shipping_cents => $7, p_terms => '{"taxMode": "standard"}', p_access_token_hash => $8) as reply`;

/** Returns statement and parameters of a place_order call. */
export function placeOrderCall(request: OrderRequest = {}): [string, unknown[]] {
  // Further orders belong to other guests, because unpaid orders per address are limited.
  const isOwn = request.key === undefined || typeof request.userId === 'string';
  const guest = isOwn ? recipient : { ...recipient, email: `${request.key}@example.de` };
  const address = request.recipient ?? guest;
  const userId = request.userId ?? null;
  return [
    PLACE_ORDER,
    [
      request.key ?? derivedId('first order'),
      request.hash ?? 'hash',
      userId,
      userId ? null : address,
      address,
      request.items ?? twoCareSets,
      request.shippingCents ?? 0,
      request.tokenHash ?? null,
    ],
  ];
}

/** The reply of place_order, without columns that no test reads. */
export interface PlacedOrder {
  id: string;
  order_id: string;
  status: string;
  total_cents: number;
  paypal_order_id: string | null;
  is_new: boolean;
}

/** Places an order with the service role, like the function. */
export async function placeOrder(service: Session, request: OrderRequest = {}): Promise<PlacedOrder> {
  const [row] = await service.query<{ reply: PlacedOrder }>(...placeOrderCall(request));
  if (!row) throw new Error('place_order answered nothing');
  return row.reply;
}

/** Places an order for Anna. */
export function placeOrderOfAnna(service: Session, request: OrderRequest = {}): Promise<PlacedOrder> {
  return placeOrder(service, { key: derivedId('order of anna'), ...request, userId: userIds.anna });
}

/** Facts about a payment reported by PayPal. */
export interface PaymentUpdate {
  outcome: string;
  paymentId?: string | null;
  amountCents?: number;
  currency?: string;
  source?: string;
  details?: Record<string, unknown>;
}

/** The reply of settle_payment. */
export interface Settlement {
  id: string | null;
  status: string | null;
  paymentStatus: string | null;
  review: boolean;
  changed: boolean;
  invoiceNumber: string | null;
}

/** Reports a payment to the database, like capture call, webhook and sweep. */
export async function settle(service: Session, order: PlacedOrder | null, news: PaymentUpdate): Promise<Settlement> {
  const [row] = await service.query<{ reply: Settlement }>(
    `select public.settle_payment(
      p_order_id => $1, p_outcome => $2, p_paypal_order_id => 'PAYPAL-1', p_payment_id => $3, p_amount_cents => $4,
      p_currency => $5, p_source => $6, p_details => $7) as reply`,
    [
      order?.id ?? null,
      news.outcome,
      news.paymentId === undefined ? 'PAY-1' : news.paymentId,
      news.amountCents ?? order?.total_cents ?? 4980,
      news.currency ?? 'EUR',
      news.source ?? 'capture',
      news.details ?? {},
    ],
  );
  if (!row) throw new Error('settle_payment answered nothing');
  return row.reply;
}
