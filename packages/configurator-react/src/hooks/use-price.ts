import type { PriceBreakdown } from 'configurator-core';
import { selectPrice } from 'configurator-core/machine';
import { useConfiguratorSelector } from './use-configurator-selector.ts';

/** Returns the current price that an order is charged with: base, lines and total in cents. */
export function usePrice(): PriceBreakdown {
  return useConfiguratorSelector(selectPrice);
}
