import type { CompiledField } from '../compile/compiled-field.ts';
import type { FieldValue } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import type { PriceBreakdown, PriceLine } from '../price/price-line.ts';
import type { Evaluation } from './evaluation.ts';
import { tableOf } from './journal.ts';
import { madeOf } from './read-evaluation.ts';

function optionLine(compiled: CompiledField, counted: FieldValue, amountCents: Cents): PriceLine {
  const { field, kind } = compiled;
  const optionValues = kind.chosen(counted).filter((value) => compiled.centsOf(value) > 0);
  const labels = field.options.filter(({ value }) => optionValues.includes(value)).map(({ label }) => label);
  return {
    fieldName: field.name,
    optionValues,
    label: `${field.label} Option`,
    amountCents,
    reason: labels.join(', '),
    ruleIndex: null,
  };
}

/** The price of an evaluation, line by line: first options in template order, then price rules. Always the same object. */
export function priceOf(evaluation: Evaluation): PriceBreakdown {
  const made = madeOf(evaluation);
  if (made.price === undefined) {
    const { fields, priceRules } = evaluation.configurator.compiled;
    const { counted } = tableOf(evaluation);
    const lines = fields.flatMap((compiled) => {
      const amountCents = compiled.hasOptions ? compiled.centsOf(counted[compiled.index]) : 0;
      return amountCents > 0 ? [optionLine(compiled, counted[compiled.index], amountCents)] : [];
    });
    priceRules.forEach(({ rule: { label } }, ruleIndex) => {
      const amountCents = evaluation.frame.ruleAmounts[ruleIndex] ?? 0;
      if (amountCents !== 0) {
        lines.push({ fieldName: null, optionValues: [], label, amountCents, reason: label, ruleIndex });
      }
    });
    made.price = { baseCents: evaluation.frame.basePriceCents, lines, totalCents: evaluation.totalCents };
  }
  return made.price;
}
