import type { Template } from 'configurator-core';
import { formatAmount } from '../amount/format-amount.ts';
import { conditionSentence } from '../condition/format-condition.ts';
import { computationSentence } from '../formula/computation-sentence.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { TemplateRule } from './rules-of.ts';

/** Describes when a rule applies and what it charges or computes: `When Print equals Yes: €8.00`. */
export function formatRule(
  { condition, computed, priceRule }: TemplateRule,
  template: Template,
  texts: EditorTexts,
): string {
  const when = condition ? conditionSentence(condition, 'when', template, texts.condition) : null;
  if (priceRule) return `${when ?? texts.logic.always}: ${formatAmount(priceRule.amount, template, texts)}`;
  const result = computed ? computationSentence(computed, template, texts.computation) : null;
  if (when === null || result === null) return when ?? result ?? texts.logic.always;
  return `${when}: ${result}`;
}
