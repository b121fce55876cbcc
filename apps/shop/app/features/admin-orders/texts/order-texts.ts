import type { AdminWording } from '#app/lib/language/admin-language.ts';
import { usePageWording } from '#app/ui/page/page-wording.ts';
import { englishOrderTexts, type OrderTexts } from './english-order-texts.ts';
import { germanOrderTexts } from './german-order-texts.ts';

export type { OrderTexts };

/** The texts by wording. The quoted one keeps the stored German status and the stored names of reasons. */
export const orderTexts: Readonly<Record<AdminWording, OrderTexts>> = {
  de: germanOrderTexts,
  en: englishOrderTexts,
  quoted: { ...englishOrderTexts, statuses: germanOrderTexts.statuses, storedLabels: {} },
};

/** Returns the texts in the page's wording. */
export function useOrderTexts(): OrderTexts {
  return orderTexts[usePageWording()];
}
