import type { Evaluation } from '../evaluate/evaluation.ts';
import type { FieldSlot } from '../evaluate/field-slot.ts';
import { madeOf } from '../evaluate/read-evaluation.ts';
import { slotsOf } from '../evaluate/slot-history.ts';
import type { PriceBreakdown, PriceLine } from './price-line.ts';

function optionLine({ compiled, counted, amountCents }: FieldSlot): PriceLine {
  const { field, kind, optionCents } = compiled;
  const optionValues = kind.chosen(counted).filter((value) => optionCents.get(value));
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
    const lines = slotsOf(evaluation)
      .filter((slot) => slot.amountCents > 0)
      .map(optionLine);
    evaluation.configurator.compiled.priceRules.forEach(({ rule: { label } }, ruleIndex) => {
      const amountCents = evaluation.frame.ruleAmounts[ruleIndex] ?? 0;
      if (amountCents !== 0) {
        lines.push({ fieldName: null, optionValues: [], label, amountCents, reason: label, ruleIndex });
      }
    });
    made.price = { baseCents: evaluation.frame.basePriceCents, lines, totalCents: evaluation.totalCents };
  }
  return made.price;
}
