import { fromPromise } from 'xstate';
import type { PublicEnv } from '#app/config/env.ts';
import { readUploadSecret } from '#app/lib/order-files/upload-secret.ts';
import { hasSessionCookie } from '#app/lib/session/has-session-cookie.ts';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { captureOrder } from '../api/capture-order.ts';
import { placeOrder } from '../api/place-order.ts';
import { readOrderStatus } from '../api/read-order-status.ts';
import { loadPaymentScript } from '../payment/payment-script.ts';
import { longWatch, shortWatch, watchOrder } from '../placed-order/watch-order.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { failure, withLostSession } from './checkout-failure.ts';

/** Returns the checkout machine with its real actors: the backend's functions and PayPal's script. */
export function connectedCheckout(env: PublicEnv) {
  const connect = async () => (await import('#app/lib/supabase/functions.ts')).browserFunctions(env);
  return checkoutMachine.provide({
    actors: {
      loadPaymentScript: fromPromise(() => loadPaymentScript(env.paypalSdkUrl)),
      placeOrder: fromPromise(async ({ input }) => {
        const isGuest = input.guestInfo !== null;
        // With a session, the parcel would be sent to the address of the profile, which the page has not shown.
        if (isGuest && hasSessionCookie(document.cookie)) return { ok: false, error: failure('buyer_changed') };
        const request = { ...input, uploadSecret: readUploadSecret(localTextStorage) };
        const reply = await placeOrder(await connect(), request);
        return withLostSession(reply, {
          isAccount: !isGuest,
          isSignedIn: hasSessionCookie(document.cookie),
        });
      }),
      captureOrder: fromPromise(async ({ input }) => captureOrder(await connect(), input.paypalOrderId)),
      watchOrder: fromPromise(async ({ input, signal }) => {
        const functions = await connect();
        const duration = input.isLongWatch ? longWatch : shortWatch;
        return watchOrder((request) => readOrderStatus(functions, request), input.order, duration, signal);
      }),
    },
  });
}
