// #region bounds
import { priceBounds } from 'configurator-core/analysis';
import { coatConfigurator } from './coat.ts';

const bounds = priceBounds(coatConfigurator, { basePriceCents: 12_900 });

bounds?.lowest.totalCents; // 12900
bounds?.highest.totalCents; // 18300
bounds?.highest.values; // a valid configuration with this price

// #endregion bounds

export { bounds };
