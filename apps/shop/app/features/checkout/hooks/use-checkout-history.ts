import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type CheckoutStepName, paths } from '#app/config/paths.ts';
import { readCompleteAddress } from '../buyer/guest-draft.schema.ts';
import { readCheckoutStep } from '../machine/checkout-step.ts';
import { type CheckoutActor, type CheckoutView, viewOf } from './use-checkout.ts';

/**
 * Creates a history entry for each step of the checkout and handles back and forward.
 * @param start starts the checkout at a step; with a complete address it can continue at the payment
 */
export function useCheckoutHistory(actor: CheckoutActor, view: CheckoutView, start: (step: CheckoutStepName) => void) {
  const { key, search } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const addressed = readCheckoutStep(search) ?? 'cart';
  // The checkout may have started in an effect since the last render.
  const shown = () => viewOf(actor.getSnapshot());
  const lastKey = useRef(key);

  const address = useEffectEvent((isFirst: boolean) => {
    const current = shown();
    if (current === 'done' || current === addressed) return;
    const isResumed = isFirst && addressed !== 'cart';
    void navigate(paths.cart(current === 'cart' ? null : current), { replace: isResumed });
  });
  const isFirst = useRef(true);
  useEffect(() => {
    address(isFirst.current);
    isFirst.current = false;
  }, [view]);

  const follow = useEffectEvent(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (navigationType !== 'POP' || shown() === addressed) return;
    goTo(actor, addressed, start);
    // If the step cannot be shown, for example during a payment, the URL is set back to the current step.
    const current = shown();
    if (current !== 'done' && current !== addressed) {
      void navigate(paths.cart(current === 'cart' ? null : current), { replace: true });
    }
  });
  useEffect(() => follow(), [key]);
}

function goTo(actor: CheckoutActor, step: CheckoutStepName | 'cart', start: (step: CheckoutStepName) => void): void {
  const current = viewOf(actor.getSnapshot());
  if (step === 'cart') actor.send({ type: 'checkout.leave' });
  else if (current === 'cart') start(step);
  else if (step === 'address') actor.send({ type: 'address.edit' });
  else {
    const guestInfo = readCompleteAddress();
    if (guestInfo !== null) actor.send({ type: 'address.submit', guestInfo });
  }
}
