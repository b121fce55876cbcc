/** A span of working days as text: `10 bis 15 Werktage`, `3 Werktage` or `1 Werktag`. */
export function formatWorkingDays({ min, max }: { readonly min: number; readonly max: number }): string {
  if (min !== max) return `${min} bis ${max} Werktage`;
  return max === 1 ? '1 Werktag' : `${max} Werktage`;
}

/** When a span of working days is over, as text: `in 10 bis 15 Werktagen` or `in 1 Werktag`. */
export function formatWithinWorkingDays(days: { readonly min: number; readonly max: number }): string {
  return `in ${formatWorkingDays(days).replace(/Werktage$/, 'Werktagen')}`;
}
