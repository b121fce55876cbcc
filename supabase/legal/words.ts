import type { WorkingDays } from './delivery-times.ts';

/** `10–14 Werktage` */
export function workingDays({ min, max }: WorkingDays): string {
  if (min !== max) return `${min}–${max} Werktage`;
  return min === 1 ? '1 Werktag' : `${min} Werktage`;
}

const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Returns the calendar day in Berlin, `2026-11-21`, which decides the version of texts and the day of appointments. */
export function dayInBerlin(moment: Date): string {
  return dayOf.format(moment);
}

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** EUR cents as `4,95 €` */
export function euros(cents: number): string {
  return euro.format(cents / 100);
}

/** `Deutschland, Österreich und Schweiz` */
export function joinList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;
}
