import type { ProductionStage } from 'shop-backend/contracts';

/** English names of the production stages, for the English pages. */
export const stageWords: Readonly<Record<ProductionStage, string>> = {
  Zuschnitt: 'Cutting',
  Näherei: 'Sewing',
  Verpackung: 'Packing',
};

/** English name of a stored production stage; unknown text stays as it is. */
export function stageWord(stage: string): string {
  return Object.entries(stageWords).find(([stored]) => stored === stage)?.[1] ?? stage;
}

/** English name of a carrier: all but one are proper names. */
export function carrierWord(carrier: string): string {
  return carrier === 'Andere' ? 'Other' : carrier;
}
