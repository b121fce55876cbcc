import type { Evaluation } from '../evaluate/evaluation.ts';
import type { FieldSlot } from '../evaluate/field-slot.ts';
import type { PriceBreakdown, PriceLine } from './price-line.ts';

function optionLine({ compiled, counted, amountCents }: FieldSlot): PriceLine {
  const { field, kind, prices } = compiled;
  const optionValues = kind.chosen(counted).filter((value) => prices?.has(value));
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
  if (evaluation.price === null) {
    const lines = evaluation.sections.flatMap((section) =>
      section.amountCents === 0 ? [] : section.fields.filter((slot) => slot.amountCents > 0).map(optionLine),
    );
    evaluation.configurator.compiled.priceRules.forEach(({ rule }, ruleIndex) => {
      const amountCents = evaluation.ruleAmounts[ruleIndex] ?? 0;
      if (amountCents === 0) return;
      lines.push({
        fieldName: null,
        optionValues: [],
        label: rule.label,
        amountCents,
        reason: rule.label,
        ruleIndex,
      });
    });
    evaluation.price = { baseCents: evaluation.basePriceCents, lines, totalCents: evaluation.totalCents };
  }
  return evaluation.price;
}
