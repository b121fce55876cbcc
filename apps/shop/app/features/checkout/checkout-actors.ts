import { fromPromise } from 'xstate';
import type { PublicEnv } from '../../config/env.ts';
import { readUploadSecret } from '../../lib/order-files/upload-secret.ts';
import { localTextStorage } from '../../lib/text-storage.ts';
import { captureOrder } from './api/capture-order.ts';
import { placeOrder } from './api/place-order.ts';
import { readOrderStatus } from './api/read-order-status.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { loadPaymentScript } from './payment-script.ts';
import { patientWatch, shortWatch, watchOrder } from './watch-order.ts';

/** The checkout with the real world behind it: the functions of the backend and PayPal's script. */
export function connectedCheckout(env: PublicEnv) {
  const connect = async () => (await import('../../lib/supabase/functions.ts')).browserFunctions(env);
  return checkoutMachine.provide({
    actors: {
      loadPaymentScript: fromPromise(() => loadPaymentScript(env.paypalSdkUrl)),
      placeOrder: fromPromise(async ({ input }) =>
        placeOrder(await connect(), { ...input, uploadSecret: readUploadSecret(localTextStorage) }),
      ),
      captureOrder: fromPromise(async ({ input }) => captureOrder(await connect(), input.paypalOrderId)),
      watchOrder: fromPromise(async ({ input, signal }) => {
        const functions = await connect();
        const patience = input.isPatient ? patientWatch : shortWatch;
        return watchOrder((request) => readOrderStatus(functions, request), input.order, patience, signal);
      }),
    },
  });
}
