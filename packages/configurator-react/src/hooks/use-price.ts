import type { PriceBreakdown } from 'configurator-core';
import { selectPrice } from 'configurator-core/machine';
import { useSnapshot } from './use-snapshot.ts';

/** The price as it stands: base, lines and total in cents, the same that the order is charged with. */
export function usePrice(): PriceBreakdown {
  return useSnapshot(selectPrice);
}
