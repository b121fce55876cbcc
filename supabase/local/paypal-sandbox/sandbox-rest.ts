import { createHash } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { SandboxError } from './sandbox-error.ts';
import { captureOrder, createOrder, findCapture, findOrder, refundCapture } from './sandbox-orders.ts';
import { orderRequestSchema, requestIdLifeMs, type SandboxStore } from './sandbox-state.ts';
import { captureView, minimalOrderView, orderView } from './sandbox-views.ts';
import { captureEvent, type EventSigner, refundEvent } from './sandbox-webhook.ts';

/** Who may call the REST API of the sandbox. */
export interface SandboxCredentials {
  clientId: string;
  clientSecret: string;
}

/** What the REST API works with. */
export interface SandboxRestOptions {
  store: SandboxStore;
  credentials: SandboxCredentials;
  /** Address of the sandbox, for links */
  base: string;
  signer: EventSigner;
  /** Sends a webhook event. */
  announce(event: object): void;
}

const tokenLifeSeconds = 32_400;

/** The part of PayPal's REST API a shop needs: tokens, Orders v2, captures and refunds of Payments v2. */
export function sandboxRest({ store, credentials, base, signer, announce }: SandboxRestOptions): Hono {
  const { state } = store;
  const tokens = new Map<string, number>();
  const app = new Hono();

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

  app.post('/v1/notifications/verify-webhook-signature', requireToken, async (context) =>
    context.json({ verification_status: signer.isGenuine(await context.req.json()) ? 'SUCCESS' : 'FAILURE' }),
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
      const { id, value } = refundCapture(capture, refundValue(body));
      announce(refundEvent(capture));
      return { status: 201, body: { id, status: 'COMPLETED', amount: { ...capture.amount, value } } };
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

/** The same PayPal-Request-Id gets the same answer for six hours; with another body it is refused. */
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

function refundValue(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('amount' in body)) return undefined;
  const { amount } = body;
  return typeof amount === 'object' && amount !== null && 'value' in amount ? String(amount.value) : undefined;
}
