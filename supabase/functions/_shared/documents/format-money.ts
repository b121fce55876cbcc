import type { Currency } from '../../../legal/index.ts';

/** Writes an amount in the currency of an order: `-170,95 €`. @param amount in the smallest unit */
export function formatMoney(amount: number, { code, digits }: Currency): string {
  return new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount === 0 ? 0 : amount / 10 ** digits);
}
