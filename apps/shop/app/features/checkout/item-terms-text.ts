import type { ItemTerms } from './checkout-item.ts';

/** `10 bis 15 Werktage` */
export function deliveryText({ deliveryDays: { min, max } }: ItemTerms): string {
  if (min === max) return max === 1 ? '1 Werktag' : `${max} Werktage`;
  return `${min} bis ${max} Werktage`;
}

/** Whether this item can be sent back, in one sentence. */
export function withdrawalText({ isWithdrawalExcluded }: ItemTerms): string {
  return isWithdrawalExcluded
    ? 'Nach Ihren Angaben gefertigt, deshalb ist ein Widerruf ausgeschlossen (§ 312g Abs. 2 Nr. 1 BGB).'
    : 'Innerhalb von 14 Tagen möglich.';
}
