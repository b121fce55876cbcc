import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type CheckoutStepName, paths } from '#app/config/paths.ts';
import { readCompleteAddress } from '../buyer/guest-draft.schema.ts';
import { readCheckoutStep } from '../machine/checkout-step.ts';
import { type CheckoutActor, type CheckoutView, viewOf } from './use-checkout.ts';

/** Location state of the navigations of this hook. */
const ownState = { isCheckoutStep: true };

/**
 * Creates a history entry for each step of the checkout and handles back, forward and links to the cart.
 * @param start starts the checkout at a step; with a complete address it can continue at the payment
 */
export function useCheckoutHistory(actor: CheckoutActor, view: CheckoutView, start: (step: CheckoutStepName) => void) {
  const { key, search, state } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const addressed = readCheckoutStep(search) ?? 'cart';
  // The checkout may have started in an effect since the last render.
  const shown = () => viewOf(actor.getSnapshot());
  // The step of the latest navigation, which the router may not have rendered yet.
  const last = useRef({ key, addressed });

  const address = useEffectEvent(({ replace }: { replace: boolean }) => {
    const current = shown();
    if (current === 'done' || current === last.current.addressed) return;
    last.current.addressed = current;
    void navigate(paths.cart(current === 'cart' ? null : current), { replace, state: ownState });
  });
  const isFirst = useRef(true);
  useEffect(() => {
    address({ replace: isFirst.current && last.current.addressed !== 'cart' });
    isFirst.current = false;
  }, [view]);

  const follow = useEffectEvent(() => {
    if (last.current.key === key) return;
    last.current.key = key;
    const isOwn = navigationType !== 'POP' && state?.isCheckoutStep === true;
    if (isOwn) return;
    last.current.addressed = addressed;
    if (shown() !== addressed) goTo(actor, addressed, start);
    // If the step cannot be shown, for example during a payment, the URL is set back to the current step.
    address({ replace: true });
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
