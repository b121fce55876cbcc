import type { Template } from 'configurator-core';
import { amountWords } from '../amount/amount-words.ts';
import { conditionSentence } from '../condition/condition-words.ts';
import { computationSentence } from '../formula/computation-words.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { TemplateRule } from './rules-of.ts';

/** When a rule applies, and what it charges or computes: `When Print equals Yes: €8.00`. */
export function ruleWords(
  { condition, computed, priceRule }: TemplateRule,
  template: Template,
  texts: EditorTexts,
): string {
  const when = condition ? conditionSentence(condition, 'when', template, texts.condition) : null;
  if (priceRule) return `${when ?? texts.logic.always}: ${amountWords(priceRule.amount, template, texts)}`;
  const result = computed ? computationSentence(computed, template, texts.computation) : null;
  if (when === null || result === null) return when ?? result ?? texts.logic.always;
  return `${when}: ${result}`;
}
