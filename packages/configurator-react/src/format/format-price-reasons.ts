import { type Evaluation, explainPriceRule, optionLabel, type PriceLine } from 'configurator-core';
import type { SessionTexts } from '../texts/session-texts.ts';
import { decidingReads } from './format-explanation.ts';
import { formatFieldChange } from './format-field-change.ts';
import { visibleReads } from './visible-reads.ts';

/** Explains a price line: the chosen options with their surcharges, or the values that a price rule read. */
export function formatPriceReasons(
  evaluation: Evaluation,
  texts: SessionTexts,
  { fieldName, optionValues, ruleIndex }: PriceLine,
): readonly string[] {
  const { configurator } = evaluation;
  const field = configurator.fields.get(fieldName ?? '');
  if (field !== undefined) {
    const chosen = field.options.filter(({ value }) => optionValues.includes(value));
    return [texts.chosen(field.label, chosen.map((option) => optionLabel(option, texts)).join(', '))];
  }
  const rule = ruleIndex === null ? null : explainPriceRule(evaluation, ruleIndex);
  if (rule === null) return [];
  const conditionReads = rule.condition === null ? [] : decidingReads(rule.condition);
  // Empty and hidden fields add nothing to an amount.
  const amountReads = rule.amountReads.filter(({ value }) => value !== undefined);
  const reads = visibleReads(evaluation, [...conditionReads, ...amountReads]);
  return [...new Set(reads.map((read) => formatFieldChange(configurator, texts, read, texts.chosen)))];
}
