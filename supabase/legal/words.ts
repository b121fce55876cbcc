import type { WorkingDays } from './terms.ts';

/** `10–14 Werktage` */
export function workingDays({ min, max }: WorkingDays): string {
  if (min !== max) return `${min}–${max} Werktage`;
  return min === 1 ? '1 Werktag' : `${min} Werktage`;
}

const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day in Berlin at a moment, `2026-11-21`: the day texts are in force on and appointments are asked for. */
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
