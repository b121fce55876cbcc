/** A span of working days as text: `10 bis 15 Werktage`, `3 Werktage` or `1 Werktag`. */
export function formatWorkingDays({ min, max }: { readonly min: number; readonly max: number }): string {
  if (min !== max) return `${min} bis ${max} Werktage`;
  return max === 1 ? '1 Werktag' : `${max} Werktage`;
}
