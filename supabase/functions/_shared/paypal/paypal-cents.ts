/**
 * Converts an amount of PayPal, a decimal text such as `24.90`, to cents. Unlike `parseEuroToCents`: any currency,
 * always a point, no upper limit. Invalid text gives NaN, which equals no stored amount.
 */
export function paypalCents({ value }: { readonly value: string }): number {
  return Math.round(Number(value) * 100);
}
