import type { ItemTerms } from '../machine/checkout-item.ts';

/** Returns the text about the right of withdrawal of an item. */
export function withdrawalText({ isWithdrawalExcluded }: ItemTerms): string {
  return isWithdrawalExcluded
    ? 'Nach Ihren Angaben gefertigt, deshalb ist ein Widerruf ausgeschlossen (§ 312g Absatz 2 Nummer 1 BGB).'
    : 'Innerhalb von 14 Tagen möglich.';
}
