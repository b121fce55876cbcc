import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { JsonFile } from '../data-folder/json-file.ts';
import { refuseProduction } from '../startup-error.ts';
import { approvalPage, waitingPage } from './approval-page.ts';
import { deliverWithFaults } from './deliver-with-faults.ts';
import { disputeView, findDispute, openDispute, resolveDispute, reverseCapture } from './sandbox-disputes.ts';
import { SandboxError } from './sandbox-error.ts';
import { faultSwitches } from './sandbox-faults.ts';
import { decideOrder, findCapture, findOrder, payAgain, releaseCapture } from './sandbox-orders.ts';
import { type SandboxCredentials, sandboxRest } from './sandbox-rest.ts';
import { openSandboxStore } from './sandbox-state.ts';
import {
  approvalEvent,
  captureEvent,
  disputeEvent,
  eventSigner,
  reversalEvent,
  type SignedEvent,
} from './sandbox-webhook.ts';
import { sdkScript } from './sdk-script.ts';

const decisionSchema = z.object({
  orderId: z.string(),
  decision: z.enum(['approve', 'decline', 'hold', 'challenge']),
  holdReason: z.optional(z.string()),
});
const signatureSchema = z.object({
  event: z.looseObject({}),
  webhookId: z.optional(z.string()),
  time: z.optional(z.string()),
});
const expirySchema = z.object({ orderId: z.string() });
const amountSchema = z.optional(z.string().check(z.regex(/^\d{1,9}\.\d{2}$/)));
const reversalSchema = z.object({ captureId: z.string(), value: amountSchema });
const disputeSchema = z.object({
  captureId: z.string(),
  value: amountSchema,
  reason: z.optional(z.string()),
  takesMoney: z.optional(z.boolean()),
});
const resolutionSchema = z.object({ disputeId: z.string(), outcome: z.string() });
const releaseSchema = z.object({ captureId: z.string(), isAccepted: z.boolean() });

/**
 * PayPal sandbox, mounted at `/paypal`: `sdk.js` for the page, `checkoutnow` for the popup, `v1` and `v2` for the
 * server. Stores its orders in the file.
 * @throws StartupError if NODE_ENV is production
 */
export function paypalSandbox(options: {
  file: JsonFile;
  credentials: SandboxCredentials;
  /** URL of the backend */
  url: string;
  /** Receives the webhook events; without it none are sent. */
  notify?: (event: SignedEvent) => void;
}): Hono {
  refuseProduction(process.env.NODE_ENV);
  const store = openSandboxStore(options.file);
  const base = `${options.url}/paypal`;
  const signer = eventSigner();
  const faults = faultSwitches();
  const deliver = deliverWithFaults(faults, options.notify ?? (() => {}));
  const announce = (event: object) => deliver(signer.sign(event));
  const app = new Hono();

  app.get('/sdk.js', (context) =>
    context.body(sdkScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );

  app.get('/checkoutnow', (context) => {
    const nonce = crypto.randomUUID();
    context.header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; frame-ancestors 'none'`,
    );
    const token = context.req.query('token');
    if (token === undefined)
      return context.html(waitingPage(nonce, 'Einen Augenblick, Ihre Bestellung wird vorbereitet.'));
    const order = Object.hasOwn(store.state.orders, token) ? store.state.orders[token] : undefined;
    if (order === undefined) return context.html(waitingPage(nonce, 'Diese Zahlung gibt es nicht.'), 404);
    if (order.status === 'COMPLETED') return context.html(waitingPage(nonce, 'Diese Bestellung ist schon bezahlt.'));
    return context.html(approvalPage(order, context.req.query('origin') ?? options.url, nonce));
  });

  // Simulated decisions: by the buyer in the popup, and by PayPal about a held payment.
  app.post('/decisions', async (context) => {
    const { orderId, decision, holdReason } = decisionSchema.parse(await context.req.json());
    const order = findOrder(store.state, orderId);
    decideOrder(order, decision, holdReason);
    store.save();
    announce(approvalEvent(order));
    return context.body(null, 204);
  });
  app.post('/releases', async (context) => {
    const { captureId, isAccepted } = releaseSchema.parse(await context.req.json());
    const capture = findCapture(store.state, captureId);
    releaseCapture(capture, isAccepted);
    store.save();
    announce(captureEvent(capture, base));
    return context.body(null, 204);
  });

  app.post('/reversals', async (context) => {
    const { captureId, value } = reversalSchema.parse(await context.req.json());
    const capture = findCapture(store.state, captureId);
    const reversal = reverseCapture(capture, value);
    store.save();
    announce(reversalEvent(capture, reversal, base));
    return context.body(null, 204);
  });
  app.post('/disputes', async (context) => {
    const { captureId, ...request } = disputeSchema.parse(await context.req.json());
    const capture = findCapture(store.state, captureId);
    const { dispute, reversal } = openDispute(store.state, capture, request);
    store.save();
    announce(disputeEvent('CREATED', disputeView(dispute, capture)));
    if (reversal !== null) announce(reversalEvent(capture, reversal, base));
    return context.json({ disputeId: dispute.id });
  });
  app.post('/resolutions', async (context) => {
    const { disputeId, outcome } = resolutionSchema.parse(await context.req.json());
    const dispute = findDispute(store.state, disputeId);
    const capture = findCapture(store.state, dispute.captureId);
    const reversal = resolveDispute(dispute, capture, outcome);
    store.save();
    if (reversal !== null) announce(reversalEvent(capture, reversal, base));
    announce(disputeEvent('RESOLVED', disputeView(dispute, capture)));
    return context.body(null, 204);
  });
  app.post('/second-payments', async (context) => {
    const { orderId } = expirySchema.parse(await context.req.json());
    const capture = payAgain(store.state, findOrder(store.state, orderId));
    store.save();
    announce(captureEvent(capture, base));
    return context.json({ captureId: capture.id });
  });
  app.post('/expiries', async (context) => {
    const { orderId } = expirySchema.parse(await context.req.json());
    if (findOrder(store.state, orderId).status === 'COMPLETED')
      throw new SandboxError(422, 'ORDER_COMPLETED', 'It is paid.');
    delete store.state.orders[orderId];
    store.save();
    return context.body(null, 204);
  });
  app.post('/faults', async (context) => {
    faults.add(await context.req.json());
    return context.body(null, 204);
  });
  // Signs any event with any options, for tests of the shop's webhook.
  app.post('/signatures', async (context) => {
    const { event, ...how } = signatureSchema.parse(await context.req.json());
    return context.json(signer.sign(event, how));
  });
  app.delete('/faults', (context) => {
    faults.clear();
    return context.body(null, 204);
  });

  app.route('/', sandboxRest({ store, credentials: options.credentials, base, signer, faults, announce }));
  app.onError((error, context) =>
    error instanceof SandboxError
      ? context.json(error.toJSON(), error.status)
      : context.json(new SandboxError(400, 'MALFORMED_REQUEST', error.message).toJSON(), 400),
  );
  return app;
}
