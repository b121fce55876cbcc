// #region currency
import { evaluate, formatMoney, loadConfigurator, priceOf } from 'configurator-core';
import coat from './coat.json' with { type: 'json' };

const loaded = loadConfigurator({ ...coat, currency: 'CHF' }, { currency: 'CHF' });
if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));

const { totalCents, currency = 'EUR' } = priceOf(
  evaluate(loaded.value, { lining: 'complete' }, { basePriceCents: 9900 }),
);
const total = formatMoney(totalCents, currency, 'en'); // CHF 114.00

// #endregion currency

export { total };
