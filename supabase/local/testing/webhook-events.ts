import type { PlaceOrderReply } from '../../contracts/index.ts';
import type { TestBackend } from './test-backend.ts';

/** An event as PayPal sends it. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/** Asks the sandbox for what a person decides elsewhere; see the paths in README.md. */
export function postToSandbox({ url }: TestBackend, path: string, body: object): Promise<Response> {
  return fetch(`${url}/paypal/${path}`, { method: 'POST', body: JSON.stringify(body) });
}

/** Gives an event the sandbox's signature. @param how `webhookId`, `time`: another one's, or of another moment */
export async function signEvent(backend: TestBackend, event: object, how: object = {}): Promise<SignedEvent> {
  return (await postToSandbox(backend, 'signatures', { event, ...how })).json();
}

/** Sends an event to the webhook. */
export function deliverEvent({ url }: TestBackend, { body, headers }: SignedEvent): Promise<Response> {
  return fetch(`${url}/functions/v1/paypal-webhook`, { method: 'POST', body, headers });
}

/** The state an order has in the database. */
export async function orderStatus({ deps }: TestBackend, { orderDbId }: PlaceOrderReply): Promise<string> {
  const { data } = await deps.database.from('orders').select('status').eq('id', orderDbId).single();
  return data?.status;
}
