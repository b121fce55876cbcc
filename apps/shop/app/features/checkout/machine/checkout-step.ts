import type { CheckoutStepName } from '#app/config/paths.ts';

/** The checkout step that the cart's address names; null for the cart itself. */
export function readCheckoutStep(search: string): CheckoutStepName | null {
  const step = new URLSearchParams(search).get('step');
  return step === 'address' || step === 'payment' ? step : null;
}
