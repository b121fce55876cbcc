import {
  evaluate,
  formatCents,
  formatTemplateIssue,
  initialValues,
  loadConfigurator,
  priceOf,
  setValue,
} from 'configurator-core';
import { priceBounds } from 'configurator-core/analysis';
import { dogCoatTemplate } from 'configurator-core/templates';

const loaded = loadConfigurator(dogCoatTemplate);
if (!loaded.ok) throw new Error(loaded.error.map((issue) => formatTemplateIssue(issue)).join('\n'));
const configurator = loaded.value;

const values = setValue(configurator, initialValues(configurator), 'type', 'complete');
const { totalCents } = priceOf(evaluate(configurator, values, { basePriceCents: 12_900 }));
const { lowest, highest } = priceBounds(configurator, { basePriceCents: 12_900 });
console.log(
  JSON.stringify({
    totalCents,
    text: formatCents(totalCents),
    lowestCents: lowest.totalCents,
    highestCents: highest.totalCents,
  }),
);
