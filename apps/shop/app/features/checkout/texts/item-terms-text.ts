import type { ItemTerms } from '../machine/checkout-item.ts';

/** Whether this item can be sent back, in one sentence. */
export function withdrawalText({ isWithdrawalExcluded }: ItemTerms): string {
  return isWithdrawalExcluded
    ? 'Nach Ihren Angaben gefertigt, deshalb ist ein Widerruf ausgeschlossen (§ 312g Abs. 2 Nr. 1 BGB).'
    : 'Innerhalb von 14 Tagen möglich.';
}
