import type { OrderTexts } from './texts/order-texts.ts';

/** Label of a stored production stage. Unknown text is returned unchanged. */
export function stageLabel(stage: string, { stages }: OrderTexts): string {
  return Object.entries(stages).find(([stored]) => stored === stage)?.[1] ?? stage;
}

/** Label of a stored workshop status. Unknown text is returned unchanged. */
export function statusLabel(status: string, { statuses }: OrderTexts): string {
  return Object.entries(statuses).find(([stored]) => stored === status)?.[1] ?? status;
}

/** Label of a carrier. Only 'Andere' is translated, the others are proper names. */
export function carrierLabel(carrier: string, { otherCarrier }: OrderTexts): string {
  return carrier === 'Andere' ? otherCarrier : carrier;
}

/** Label of a stored state or reason. Several reasons are joined by commas. */
export function storedLabel(stored: string, { storedLabels }: OrderTexts): string {
  return stored
    .split(', ')
    .map((word) => storedLabels[word] ?? word.replaceAll('_', ' '))
    .join(', ');
}

/** Label of the stored reason of a cancellation. Unknown text is returned unchanged. */
export function reasonLabel(reason: string, { cancel }: OrderTexts): string {
  return Object.entries(cancel.reasons).find(([stored]) => stored === reason)?.[1] ?? reason;
}
