/**
 * Cents of an amount as PayPal writes it: a decimal text such as `24.90`, in the currency next to it. A
 * format of its own beside `parseEuroToCents`: any currency, always a point, no upper limit. What cannot be read is NaN,
 * which equals no stored amount.
 */
export function paypalCents({ value }: { readonly value: string }): number {
  return Math.round(Number(value) * 100);
}
