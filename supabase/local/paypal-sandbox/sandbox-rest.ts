import { createHash } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { eventTypes } from '../../functions/paypal-webhook/event-types.ts';
import { disputeView, findDispute } from './sandbox-disputes.ts';
import { SandboxError } from './sandbox-error.ts';
import { type FaultSwitches, faultyCalls } from './sandbox-faults.ts';
import { captureOrder, createOrder, findCapture, findOrder, refundCapture } from './sandbox-orders.ts';
import { orderRequestSchema, requestIdLifeMs, type SandboxStore } from './sandbox-state.ts';
import { transactionsView } from './sandbox-transactions.ts';
import { captureView, minimalOrderView, orderView } from './sandbox-views.ts';
import { captureEvent, type EventSigner, refundEvent, sandboxWebhookId } from './sandbox-webhook.ts';

/** Credentials for the REST API of the sandbox. */
export interface SandboxCredentials {
  clientId: string;
  clientSecret: string;
}

/** Dependencies of the REST API. */
export interface SandboxRestOptions {
  store: SandboxStore;
  credentials: SandboxCredentials;
  /** URL of the sandbox, for links */
  base: string;
  signer: EventSigner;
  faults: FaultSwitches;
  /** Sends a webhook event. */
  announce(event: object): void;
}

const tokenLifeSeconds = 32_400;
const longestWindowMs = 31 * 24 * 60 * 60 * 1000;

const refundRequestSchema = z.object({
  amount: z.optional(z.object({ value: z.string().check(z.regex(/^\d{1,9}\.\d{2}$/)) })),
  custom_id: z.optional(z.string().check(z.maxLength(127))),
});

/** The part of PayPal's REST API that the shop needs: tokens, Orders v2, captures and refunds of Payments v2. */
export function sandboxRest({ store, credentials, base, signer, faults, announce }: SandboxRestOptions): Hono {
  const { state } = store;
  const tokens = new Map<string, number>();
  const app = new Hono();
  app.use(faultyCalls(faults));

  app.post('/v1/oauth2/token', (context) => {
    const expected = `Basic ${btoa(`${credentials.clientId}:${credentials.clientSecret}`)}`;
    if (context.req.header('authorization') !== expected) {
      return context.json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
    }
    const token = crypto.randomUUID();
    tokens.set(token, Date.now() + tokenLifeSeconds * 1000);
    return context.json({ access_token: token, token_type: 'Bearer', expires_in: tokenLifeSeconds });
  });

  const requireToken: MiddlewareHandler = async (context, next) => {
    const token = context.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    if ((tokens.get(token) ?? 0) < Date.now()) {
      throw new SandboxError(401, 'INVALID_TOKEN', 'The access token is missing, wrong or expired.');
    }
    const mock = context.req.header('paypal-mock-response');
    if (mock !== undefined) throw new SandboxError(422, JSON.parse(mock).mock_application_codes, 'A mocked refusal.');
    await next();
  };
  app.use('/v2/*', requireToken);

  app.get('/v1/reporting/transactions', requireToken, (context) => {
    const { start_date, end_date, page_size = '100', page = '1' } = context.req.query();
    const [from, to] = [new Date(start_date ?? ''), new Date(end_date ?? '')];
    const windowMs = to.getTime() - from.getTime();
    if (!(windowMs >= 0 && windowMs <= longestWindowMs)) {
      throw new SandboxError(400, 'INVALID_REQUEST', 'start_date and end_date are at most 31 days apart.');
    }
    return context.json(transactionsView(state, from, to, { size: Number(page_size), number: Number(page) }));
  });

  app.get('/v1/customer/disputes/:id', requireToken, (context) => {
    const dispute = findDispute(state, context.req.param('id'));
    return context.json(disputeView(dispute, findCapture(state, dispute.captureId)));
  });

  app.get('/v1/notifications/webhooks/:id/event-types', requireToken, (context) => {
    if (context.req.param('id') !== sandboxWebhookId) {
      throw new SandboxError(404, 'INVALID_RESOURCE_ID', 'There is no such webhook.');
    }
    return context.json({ event_types: eventTypes.map((name) => ({ name, status: 'ENABLED' })) });
  });

  app.post('/v1/notifications/verify-webhook-signature', requireToken, async (context) =>
    context.json({ verification_status: signer.isGenuine(await context.req.text()) ? 'SUCCESS' : 'FAILURE' }),
  );

  app.post('/v2/checkout/orders', (context) =>
    answerOnce(context, store, async (body, isFull) => {
      const request = orderRequestSchema.safeParse(body);
      if (!request.success) throw new SandboxError(400, 'INVALID_PARAMETER_VALUE', request.error.message);
      const order = createOrder(state, request.data);
      return { status: 201, body: isFull ? orderView(state, order, base) : minimalOrderView(order, base) };
    }),
  );

  app.get('/v2/checkout/orders/:id', (context) =>
    context.json(orderView(state, findOrder(state, context.req.param('id')), base)),
  );

  app.post('/v2/checkout/orders/:id/capture', (context) =>
    answerOnce(context, store, async () => {
      const order = findOrder(state, context.req.param('id'));
      announce(captureEvent(captureOrder(state, order), base));
      return { status: 201, body: orderView(state, order, base) };
    }),
  );

  app.get('/v2/payments/captures/:id', (context) =>
    context.json(captureView(findCapture(state, context.req.param('id')), base)),
  );

  app.post('/v2/payments/captures/:id/refund', (context) =>
    answerOnce(context, store, async (body) => {
      const capture = findCapture(state, context.req.param('id'));
      const request = refundRequestSchema.safeParse(body);
      if (!request.success) throw new SandboxError(400, 'INVALID_PARAMETER_VALUE', request.error.message);
      const { amount, custom_id } = request.data;
      const { id, value, totalValue } = refundCapture(capture, amount?.value, custom_id);
      announce(refundEvent(capture, base));
      const money = (text: string) => ({ ...capture.amount, value: text });
      return {
        status: 201,
        body: {
          id,
          status: 'COMPLETED',
          amount: money(value),
          custom_id,
          seller_payable_breakdown: { gross_amount: money(value), total_refunded_amount: money(totalValue) },
        },
      };
    }),
  );

  app.onError((error, context) => {
    const refusal =
      error instanceof SandboxError ? error : new SandboxError(500, 'INTERNAL_SERVICE_ERROR', error.message);
    store.save();
    return context.json(refusal.toJSON(), refusal.status);
  });
  return app;
}

interface Answer {
  status: ContentfulStatusCode;
  body: Record<string, unknown>;
}

/** Repeats the reply to a PayPal-Request-Id for six hours, and rejects the id with another body. */
async function answerOnce(
  context: Context,
  { state, save }: SandboxStore,
  work: (body: unknown, isFull: boolean) => Promise<Answer>,
): Promise<Response> {
  const text = await context.req.text();
  const isFull = context.req.header('prefer') === 'return=representation';
  const requestId = context.req.header('paypal-request-id');
  const digest = createHash('sha256').update(`${context.req.path}\n${text}`).digest('hex');
  const known = requestId === undefined ? undefined : state.replies[requestId];
  if (known !== undefined && known.savedAt > Date.now() - requestIdLifeMs) {
    if (known.digest !== digest) {
      throw new SandboxError(422, 'DUPLICATE_REQUEST_ID', 'That PayPal-Request-Id was used for another request.');
    }
    return context.json(known.body, 200);
  }
  const answer = await work(text === '' ? {} : JSON.parse(text), isFull);
  if (requestId !== undefined) state.replies[requestId] = { ...answer, digest, savedAt: Date.now() };
  save();
  return context.json(answer.body, answer.status);
}
