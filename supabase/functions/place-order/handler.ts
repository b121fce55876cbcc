import * as z from 'zod/mini';
import {
  type GuestInfo,
  type PlaceOrderReply,
  type PlaceOrderRequest,
  placeOrderRequestSchema,
  shippingCents,
  shopPolicy,
} from '../../contracts/index.ts';
import { dayInBerlin, textVersions } from '../../legal/index.ts';
import { callDatabase, readRows } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { type Caller, readCaller } from '../_shared/http/caller.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { limitRate } from '../_shared/http/rate-limit.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { deliverOutbox } from '../_shared/mails/deliver-outbox.ts';
import { termsOfToday } from '../_shared/orders/order-terms.schema.ts';
import {
  isPayable,
  type PayableOrder,
  payableOrderColumns,
  payableOrderSchema,
} from '../_shared/orders/orders.schema.ts';
import { accessTokenOf, digestOf } from '../_shared/tokens/order-link.ts';
import { openPayment } from './open-payment.ts';
import { priceOrder, quoteOf } from './price-order.ts';
import { findRecipient, isSameRecipient } from './recipient.ts';
import { requireOwnFiles } from './require-own-files.ts';

/**
 * POST place-order: recomputes the price of every line, stores the order as pending in one transaction, and opens its
 * payment.
 * The same idempotency key always returns the same order and the same payment.
 */
export const placeOrderHandler = jsonFunction(
  placeOrderRequestSchema,
  async (body, request, deps): Promise<PlaceOrderReply> => {
    const caller = await readCaller(request, deps);
    await limitRate(deps, request, 'place-order', caller?.userId);
    const accessToken = await accessTokenOf(deps.env.orderLinkSecret, body.idempotencyKey);
    const recipient = await findRecipient(deps, caller, body.guestInfo);
    const shownRecipient = (caller === null ? null : body.shownRecipient) ?? recipient;
    // By the shown recipient, a repeated request finds its order even after a change of the profile.
    const requestHash = await hashRequest(body, caller, shownRecipient);
    const placed = await findPlacedOrder(deps, body.idempotencyKey, requestHash);
    if (placed === undefined && !isSameRecipient(shownRecipient, recipient)) {
      throw new FunctionError('recipient_changed');
    }
    const order = placed ?? (await storeOrder(deps, body, { caller, recipient, requestHash, accessToken }));
    refuseSettled(order);
    const paypalOrderId = await openPayment(deps, order);
    deps.afterReply(() => deliverOutbox(deps));
    return {
      orderDbId: order.id,
      orderId: order.order_id,
      totalCents: order.total_cents,
      paypalOrderId,
      accessToken,
    };
  },
);

/** Hashes buyer, address, items and shown total. The same key with another hash is a conflict. */
function hashRequest(
  { items, shownTotalCents }: PlaceOrderRequest,
  caller: Caller | null,
  recipient: GuestInfo,
): Promise<string> {
  return digestOf(JSON.stringify([caller?.userId ?? null, recipient, items, shownTotalCents]));
}

/** Finds the order of an earlier request with this key. It keeps its price. */
async function findPlacedOrder(
  { database }: FunctionDeps,
  idempotencyKey: string,
  requestHash: string,
): Promise<PayableOrder | undefined> {
  const [order] = await readRows(
    database.from('orders').select(`${payableOrderColumns}, request_hash`).eq('idempotency_key', idempotencyKey),
    z.array(z.extend(payableOrderSchema, { request_hash: z.string() })),
  );
  if (order !== undefined && order.request_hash !== requestHash) throw new FunctionError('idempotency_conflict');
  return order;
}

/** Facts about a request that its body does not contain. */
interface OrderFacts {
  caller: Caller | null;
  recipient: GuestInfo;
  requestHash: string;
  accessToken: string;
}

async function storeOrder(
  deps: FunctionDeps,
  { idempotencyKey, items, shownTotalCents, guestInfo, uploadSecret = null }: PlaceOrderRequest,
  { caller, recipient, requestHash, accessToken }: OrderFacts,
): Promise<PayableOrder> {
  const lines = await priceOrder(deps, items);
  const itemsTotalCents = lines.reduce((sum, { stored }) => sum + stored.unitPriceCents * stored.quantity, 0);
  const shipping = shippingCents(shopPolicy.shipping, { country: recipient.country, itemsTotalCents });
  const totalCents = itemsTotalCents + shipping;
  if (totalCents !== shownTotalCents) throw new FunctionError('price_changed', { ...quoteOf(totalCents, lines) });

  await requireOwnFiles(
    deps,
    lines.map(({ files }) => files),
    { userId: caller?.userId ?? null, uploadSecret },
  );

  return callDatabase(
    deps.database,
    'place_order',
    {
      p_idempotency_key: idempotencyKey,
      p_request_hash: requestHash,
      p_user_id: caller?.userId ?? null,
      p_guest_info: caller === null ? guestInfo : null,
      p_recipient: recipient,
      p_items: lines.map(({ stored }) => stored),
      p_shipping_cents: shipping,
      p_terms: termsOfToday(textVersions(dayInBerlin(deps.now()))),
      p_access_token_hash: await digestOf(accessToken),
    },
    payableOrderSchema,
  );
}

function refuseSettled(order: PayableOrder): void {
  if (isPayable(order)) return;
  if (order.status === 'pending' || order.status === 'failed' || order.status === 'refunded')
    throw new FunctionError('order_closed');
  throw new FunctionError('order_already_paid', { paymentId: order.payment_id, orderId: order.order_id });
}
