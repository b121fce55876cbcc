/** How an order was paid, in words. */
export function paymentMethodLabel(method: string): string {
  return method === 'paypal' ? 'PayPal' : method;
}
