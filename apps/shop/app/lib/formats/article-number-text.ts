/** An article number as customers and authorities see it: `A-1001`. */
export function articleNumberText(articleNumber: number): string {
  return `A-${articleNumber}`;
}
