/** Cents of an amount as PayPal writes it, as a decimal text such as `24.90`; of the currency that stands beside it. */
export function paypalCents({ value }: { readonly value: string }): number {
  return Math.round(Number(value) * 100);
}
