import type { KeptPrice } from 'configurator-core';
import type { PiecePrice } from '../../contracts/index.ts';

/** The quantity breaks of a price as the contracts have them, without keys that the engine does not know. */
export function quantityBreaksOf(price: KeptPrice | null): PiecePrice['quantityBreaks'] {
  const breaks = price?.quantityBreaks ?? [];
  return breaks.map(({ from, label, percent, amount }) => ({ from, label, percent, amount }));
}
