/** How an order was paid, in words. */
export function paymentMethodWords(method: string): string {
  return method === 'paypal' ? 'PayPal' : method;
}
