/**
 * Rounds away floating-point error in a product of short decimals, so that 1.005 × 100 is 100.5. A product too large
 * for a number becomes the largest number, because an infinite amount would have no price.
 */
export function exact(product: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(product.toPrecision(15))));
}
