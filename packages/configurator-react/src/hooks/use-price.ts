import type { PriceBreakdown } from 'configurator-core';
import { selectPrice } from 'configurator-core/machine';
import { useConfiguratorSelector } from './use-configurator-selector.ts';

/** The current price: base, lines and total in cents, the same that the order is charged with. */
export function usePrice(): PriceBreakdown {
  return useConfiguratorSelector(selectPrice);
}
