/** Returns the label of a payment method. */
export function paymentMethodLabel(method: string): string {
  return method === 'paypal' ? 'PayPal' : method;
}
