import { namedCurrency } from '../currency.ts';
import type { PriceBreakdown, PriceLine } from '../price/price-line.ts';
import type { Evaluation } from './evaluation.ts';
import type { EvaluatedField } from './field-state.ts';

function optionLine({ compiled, effectiveValue, surchargeCents }: EvaluatedField): PriceLine {
  const { field, kind } = compiled;
  const optionValues = kind.chosen(effectiveValue).filter((value) => compiled.optionCents(value) > 0);
  const labels = field.options.filter(({ value }) => optionValues.includes(value)).map(({ label }) => label);
  return {
    fieldName: field.name,
    optionValues,
    label: `${field.label} Option`,
    amountCents: surchargeCents,
    reason: labels.join(', '),
    ruleIndex: null,
  };
}

function breakdownOf({ version, totalCents }: Evaluation): PriceBreakdown {
  const { configurator, sections, ruleCents, basePriceCents } = version;
  const lines = sections
    .flatMap(({ fields }) => fields)
    .filter(({ surchargeCents }) => surchargeCents > 0)
    .map(optionLine);
  const { priceRules, subtotalRules } = configurator.compiled;
  const { quantityBreaks } = configurator.template;
  const others = [...priceRules.keys()].filter((index) => priceRules[index]?.of !== 'subtotal');
  for (const ruleIndex of [...others, ...subtotalRules]) {
    const amountCents = ruleCents[ruleIndex];
    const label = priceRules[ruleIndex]?.rule.label ?? '';
    if (amountCents) lines.push({ fieldName: null, optionValues: [], label, amountCents, reason: label, ruleIndex });
  }
  return {
    ...namedCurrency(configurator.template),
    baseCents: basePriceCents,
    lines,
    totalCents,
    ...(quantityBreaks.length > 0 && { quantityBreaks }),
  };
}

/**
 * Returns the price breakdown in the order of computation: options in template order, then price rules, subtotal rules
 * last. The same object until a line changes.
 */
export function priceOf(evaluation: Evaluation): PriceBreakdown {
  const { version } = evaluation;
  version.price ??= breakdownOf(evaluation);
  return version.price;
}
