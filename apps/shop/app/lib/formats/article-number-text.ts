/** The number of an article as customers and authorities read it: `A-1001`. */
export function articleNumberText(articleNumber: number): string {
  return `A-${articleNumber}`;
}
