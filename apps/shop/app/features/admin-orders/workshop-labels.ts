import type { OrderTexts } from './texts/order-texts.ts';

/** Name of a stored production stage; unknown text stays as it is. */
export function stageLabel(stage: string, { stages }: OrderTexts): string {
  return Object.entries(stages).find(([stored]) => stored === stage)?.[1] ?? stage;
}

/** Name of a stored state of the workshop; unknown text stays as it is. */
export function statusLabel(status: string, { statuses }: OrderTexts): string {
  return Object.entries(statuses).find(([stored]) => stored === status)?.[1] ?? status;
}

/** Name of a carrier: all but one are proper names. */
export function carrierLabel(carrier: string, { otherCarrier }: OrderTexts): string {
  return carrier === 'Andere' ? otherCarrier : carrier;
}

/** A stored state or reason in words; several reasons are joined by commas. */
export function storedLabel(stored: string, { storedLabels }: OrderTexts): string {
  return stored
    .split(', ')
    .map((word) => storedLabels[word] ?? word.replaceAll('_', ' '))
    .join(', ');
}
