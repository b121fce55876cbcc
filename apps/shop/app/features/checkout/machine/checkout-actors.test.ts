import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { placeOrder, startCheckout, submitAddress } from './checkout.fixtures.ts';
import { connectedCheckout } from './checkout-actors.ts';
import { failure } from './checkout-failure.ts';
import type { CheckoutNotice } from './checkout-model.ts';

const env = {
  supabaseUrl: 'http://127.0.0.1:9',
  supabasePublishableKey: 'sb_publishable_test',
  paypalClientId: '',
  paypalSdkUrl: '',
  shopUrl: '',
};

afterEach(() => vi.unstubAllGlobals());

it('A checkout does not order as a guest after a login in another tab', async () => {
  const cookies = { cookie: '' };
  const request = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('document', cookies);
  vi.stubGlobal('fetch', request);
  const loadPaymentScript = fromPromise<void>(async () => undefined);
  const actor = createActor(connectedCheckout(env).provide({ actors: { loadPaymentScript } }));
  const notices: CheckoutNotice[] = [];
  actor.on('*', (notice) => notices.push(notice));
  actor.start();
  for (const event of [startCheckout, submitAddress]) actor.send(event);
  await waitFor(actor, (snapshot) => snapshot.matches({ payment: 'ready' }));
  cookies.cookie = 'sb-shop-auth-token=base64-session';
  actor.send(placeOrder);
  await waitFor(actor, (snapshot) => !snapshot.matches('placing'));
  expect(actor.getSnapshot().value).toBe('idle');
  expect(notices.at(-1)).toEqual({ type: 'order.failed', failure: failure('buyer_changed') });
  expect(request).not.toHaveBeenCalled();
});
