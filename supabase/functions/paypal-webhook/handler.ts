import * as z from 'zod/mini';
import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { handleRequest } from '../_shared/http/handle-request.ts';
import { parseJson } from '../_shared/http/parse-json.ts';
import { readBody } from '../_shared/http/read-body.ts';
import type { FunctionHandler } from '../_shared/http/serve-function.ts';
import { withoutPersonalData } from '../_shared/logging/without-personal-data.ts';
import { deliverOutbox } from '../_shared/mails/deliver-outbox.ts';
import { type PayPalEvent, paypalEventSchema } from '../_shared/paypal/paypal.schema.ts';
import { applyDispute } from './apply-dispute.ts';
import { applyEvent } from './apply-event.ts';
import { findOrderOfEvent } from './find-order-of-event.ts';
import { hasPayPalHeaders } from './has-paypal-headers.ts';

/**
 * POST paypal-webhook: receives payment events from PayPal. Events not signed by PayPal are rejected and not stored.
 * Processed events are acknowledged. An event that cannot be processed yet gets a 5xx, so that PayPal resends it.
 */
export const paypalWebhookHandler: FunctionHandler = (request, deps) =>
  handleRequest(request, deps, async () => {
    if (request.method !== 'POST') throw new FunctionError('method_not_allowed');
    const body = await readBody(request);
    const event = readEvent(body);
    if (!hasPayPalHeaders(request.headers, deps.now())) throw new FunctionError('event_refused');
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
    deps.log('A webhook event could not be processed', { eventId: event.id, failure: withoutPersonalData(failure) });
    throw new FunctionError('try_again_later');
  });

async function work(deps: FunctionDeps, event: PayPalEvent): Promise<string | null> {
  try {
    if (event.event_type.startsWith('CUSTOMER.DISPUTE.')) return await applyDispute(deps, event);
    const subject = await findOrderOfEvent(deps, event);
    return subject === null ? 'There is no such order' : await applyEvent(deps, subject, event);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function readEvent(body: string): PayPalEvent {
  const event = paypalEventSchema.safeParse(parseJson(body));
  if (!event.success) throw new FunctionError('invalid_request', { paths: [''] });
  return event.data;
}
