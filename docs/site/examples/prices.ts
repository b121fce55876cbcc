// #region prices
import { evaluate, formatCents, initialValues, priceOf, setValues } from 'configurator-core';
import { coatConfigurator } from './coat.ts';

const values = setValues(coatConfigurator, initialValues(coatConfigurator), {
  chest: 86,
  back: 60,
  lining: 'complete',
  liningColor: 'forest',
});
const price = priceOf(evaluate(coatConfigurator, values, { basePriceCents: 12_900 }));

const lines = price.lines.map(({ label, amountCents }) => `${label}: ${formatCents(amountCents, 'en-IE')}`);
// ['Lining Option: €15.00', 'Extra fabric: €12.00']
const total = formatCents(price.totalCents, 'en-IE'); // €156.00

// #endregion prices

export { lines, price, total };
