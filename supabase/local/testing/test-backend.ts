import { createClient } from '@supabase/supabase-js';
import {
  type CaptureOrderReply,
  captureOrderReplySchema,
  type GuestInfo,
  type PlaceOrderReply,
  type PlaceOrderRequest,
  placeOrderReplySchema,
} from '../../contracts/index.ts';
import { copyDatabase } from '../../tests/setup/prepared-database.ts';
import type { FunctionName } from '../functions-host.ts';
import { type Backend, type BackendOptions, startBackend } from '../host.ts';
import type { CaughtMail } from '../mail/mailbox.ts';
import { nativeConnection } from './native-connection.ts';

/** A backend with the seed, and actions for tests. */
export interface TestBackend extends Backend {
  /** POST to a function. `token` is a user's; without it the publishable key is sent, as for a guest. */
  call(name: FunctionName, body: unknown, token?: string): Promise<{ status: number; body: unknown }>;
  /** Places an order that must be accepted. */
  place(order: PlaceOrderRequest, token?: string): Promise<PlaceOrderReply>;
  /** Captures a payment that must be accepted. */
  capture(paypalOrderId: string): Promise<CaptureOrderReply>;
  /** Returns the access token of a demo user */
  signIn(email: string): Promise<string>;
  /** Simulates the buyer's choice in the popup */
  decide(paypalOrderId: string, decision: 'approve' | 'decline' | 'hold'): Promise<void>;
  /** Returns the mailbox once the functions' work after their replies, which sends mails, has finished. */
  mails(): Promise<CaughtMail[]>;
}

/** A test backend on a native database of its own. */
export interface NativeTestBackend extends TestBackend {
  /** URL of the database, with the superuser */
  rootUrl: string;
}

const withoutWaiting: BackendOptions = {
  port: 0,
  hasSweepTimer: false,
  verificationDelayMs: 20,
  webhookDelayMs: 600_000,
};

/** Starts a test backend on the embedded database: free port, no sweep or webhooks, short verification delay. */
export async function embeddedTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  return withCalls(await startBackend({ ...withoutWaiting, ...options }));
}

/** Starts a test backend on a copy of the prepared database, which opens in milliseconds. */
export async function testBackend(options: Partial<BackendOptions> = {}): Promise<NativeTestBackend> {
  const copy = await copyDatabase();
  const connection = nativeConnection(copy.url);
  const backend = await startBackend({ ...withoutWaiting, connection, ...options });
  const close = async () => {
    await backend.close();
    await connection.close();
    await copy.close();
  };
  return { ...withCalls({ ...backend, close }), rootUrl: copy.rootUrl };
}

/** Adds the actions of tests to a backend. */
export function withCalls(backend: Backend): TestBackend {
  const { url, keys } = backend;
  const call: TestBackend['call'] = async (name, body, token) => {
    const reply = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token ?? keys.publishable}`, apikey: keys.publishable },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: await reply.json() };
  };
  return {
    ...backend,
    call,
    async place(order, token) {
      const reply = await call('place-order', order, token);
      return placeOrderReplySchema.parse(reply.body);
    },
    async capture(paypalOrderId) {
      const reply = await call('capture-order', { paypalOrderId });
      return captureOrderReplySchema.parse(reply.body);
    },
    async signIn(email) {
      const client = createClient(url, keys.publishable, { auth: { persistSession: false } });
      const { data, error } = await client.auth.signInWithPassword({ email, password: 'pfotenmass' });
      if (error !== null) throw error;
      return data.session.access_token;
    },
    async decide(orderId, decision) {
      const reply = await fetch(`${url}/paypal/decisions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orderId, decision }),
      });
      if (!reply.ok) throw new Error(await reply.text());
    },
    async mails() {
      await backend.settled();
      return (await fetch(`${url}/mailbox/messages`)).json();
    },
  };
}

/** A guest in Germany. */
export const aGuest: GuestInfo = {
  firstName: 'Greta',
  lastName: 'Gast',
  email: 'greta@example.de',
  phone: '',
  street: 'Musterweg 5',
  city: 'Berlin',
  postalCode: '10115',
  country: 'Deutschland',
};

/** A ready-made article of the seed that costs 24,90 €. */
export const careSetId = '30000000-0000-4000-8000-000000000013';

/** A guest's order of one care set. */
export function anOrder(changes: Partial<PlaceOrderRequest> = {}): PlaceOrderRequest {
  return {
    idempotencyKey: crypto.randomUUID(),
    items: [{ articleId: careSetId, quantity: 1, configuratorSettings: null }],
    shownTotalCents: 2_490,
    guestInfo: aGuest,
    ...changes,
  };
}
