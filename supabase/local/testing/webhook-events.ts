import type { PlaceOrderReply } from '../../contracts/index.ts';
import type { TestBackend } from './test-backend.ts';

/** A signed event in PayPal's format. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/** Sends a simulated decision to the sandbox; see the paths in README.md. */
export function postToSandbox({ url }: TestBackend, path: string, body: object): Promise<Response> {
  return fetch(`${url}/paypal/${path}`, { method: 'POST', body: JSON.stringify(body) });
}

/** Signs an event with the sandbox's key. @param how other `webhookId` or `time` of the signature */
export async function signEvent(backend: TestBackend, event: object, how: object = {}): Promise<SignedEvent> {
  return (await postToSandbox(backend, 'signatures', { event, ...how })).json();
}

/** Sends an event to the webhook. */
export function deliverEvent({ url }: TestBackend, { body, headers }: SignedEvent): Promise<Response> {
  return fetch(`${url}/functions/v1/paypal-webhook`, { method: 'POST', body, headers });
}

/** Reads the status of an order from the database. */
export async function orderStatus({ deps }: TestBackend, { orderDbId }: PlaceOrderReply): Promise<string> {
  const { data } = await deps.database.from('orders').select('status').eq('id', orderDbId).single();
  return data?.status;
}
