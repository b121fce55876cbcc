import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import type { checkoutMachine } from '../machine/checkout.machine.ts';
import { connectedCheckout } from '../machine/checkout-actors.ts';
import type { CheckoutNotice } from '../machine/checkout-model.ts';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** View of the page for a state of the checkout. */
export type CheckoutView = 'cart' | 'address' | 'payment' | 'done';

/**
 * Runs a checkout while the page is open.
 * @param onNotice called for each notification
 */
export function useCheckout(onNotice: (notice: CheckoutNotice) => void): CheckoutActor {
  const env = usePublicEnv();
  const [machine] = useState(() => connectedCheckout(env));
  const actor = useActorRef(machine);
  const handleNotice = useEffectEvent(onNotice);
  useEffect(() => {
    const subscription = actor.on('*', (notice) => handleNotice(notice));
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}

/** Returns the view for the current state of a checkout. */
export function useCheckoutView(actor: CheckoutActor): CheckoutView {
  return useSelector(actor, viewOf);
}

/** Returns the view for a snapshot of the checkout. */
export function viewOf(snapshot: SnapshotFrom<typeof checkoutMachine>): CheckoutView {
  if (snapshot.matches('idle')) return 'cart';
  if (snapshot.matches('address')) return 'address';
  return snapshot.status === 'done' ? 'done' : 'payment';
}
