import type { StoredPrice } from 'configurator-core';
import type { PiecePrice } from '../../../contracts/index.ts';

/** Returns the quantity breaks of a price in the form of the contracts, without other keys. */
export function quantityBreaksOf(price: StoredPrice | null): PiecePrice['quantityBreaks'] {
  const breaks = price?.quantityBreaks ?? [];
  return breaks.map(({ from, label, percent, amount }) => ({ from, label, percent, amount }));
}
