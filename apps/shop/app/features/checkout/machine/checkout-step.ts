import type { CheckoutStepName } from '#app/config/paths.ts';

/** Reads the checkout step from the cart's URL; null for the cart itself. */
export function readCheckoutStep(search: string): CheckoutStepName | null {
  const step = new URLSearchParams(search).get('step');
  return step === 'address' || step === 'payment' ? step : null;
}
