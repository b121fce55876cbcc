import * as z from 'zod/mini';
import { answerRequest } from '../_shared/answer-request.ts';
import { callDatabase, readRows } from '../_shared/call-database.ts';
import { deliverOutbox } from '../_shared/deliver-outbox.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { type PayableOrder, payableOrderColumns, payableOrderSchema } from '../_shared/orders.schema.ts';
import { type PayPalEvent, paypalEventSchema } from '../_shared/paypal.schema.ts';
import type { FunctionHandler } from '../_shared/serve-function.ts';
import { withoutPersonalData } from '../_shared/without-personal-data.ts';
import { isPlausiblyPayPals } from './is-plausibly-paypals.ts';
import { takeEvent } from './take-event.ts';

/** Longer events are not PayPal's. */
const maxEventLength = 256_000;

/**
 * POST paypal-webhook: what PayPal tells of payments. An event that PayPal did not sign is refused without a trace; one
 * that was worked off is acknowledged; one that cannot be worked off yet gets a 5xx, so that PayPal sends it again.
 */
export const paypalWebhookHandler: FunctionHandler = (request, deps) =>
  answerRequest(request, deps, async () => {
    if (request.method !== 'POST') throw new FunctionError('method_not_allowed');
    const body = await request.text();
    const event = body.length > maxEventLength ? null : readEvent(body);
    if (event === null) throw new FunctionError('invalid_request', { paths: [''] });
    if (!isPlausiblyPayPals(request.headers, deps.now())) throw new FunctionError('event_refused');
    const signed = await deps.paypal.isSignedEvent(body, request.headers);
    if (!signed.ok) throw new FunctionError('try_again_later');
    if (!signed.value) throw new FunctionError('event_refused');

    const isOpen = await callDatabase(
      deps.database,
      'record_webhook_event',
      { p_event_id: event.id, p_event_type: event.event_type, p_payload: event },
      z.boolean(),
    );
    if (!isOpen) return new Response(null, { status: 200 });
    const failure = await work(deps, event);
    await callDatabase(deps.database, 'finish_webhook_event', { p_event_id: event.id, p_error: failure }, z.unknown());
    deps.afterReply(() => deliverOutbox(deps));
    if (failure === null) return new Response(null, { status: 200 });
    deps.log('A webhook event was not worked off', { eventId: event.id, failure: withoutPersonalData(failure) });
    throw new FunctionError('try_again_later');
  });

async function work(deps: FunctionDeps, event: PayPalEvent): Promise<string | null> {
  try {
    const order = await findOrder(deps, event);
    return order === undefined ? 'There is no such order' : await takeEvent(deps, order, event);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function findOrder(
  { database }: FunctionDeps,
  { event_type, resource }: PayPalEvent,
): Promise<PayableOrder | undefined> {
  const isAboutOrder = event_type.startsWith('CHECKOUT.ORDER.');
  const paypalOrderId = isAboutOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id;
  const [order] = await readRows(
    database
      .from('orders')
      .select(payableOrderColumns)
      .eq('paypal_order_id', paypalOrderId ?? '')
      .limit(1),
    z.array(payableOrderSchema),
  );
  return order;
}

function readEvent(body: string): PayPalEvent | null {
  try {
    const event = paypalEventSchema.safeParse(JSON.parse(body));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
