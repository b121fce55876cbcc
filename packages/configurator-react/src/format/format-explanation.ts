import type { Evaluation, ExplainedCondition, Explanation, ReadField } from 'configurator-core';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';
import { formatFieldChange } from './format-field-change.ts';
import { visibleReads } from './visible-reads.ts';

/** Formats the choices that made a field visible, without duplicates, e.g. 'Sie „Einseitig“ als Aufdruck gewählt haben'. */
export function formatExplanation(
  evaluation: Evaluation,
  texts: ConfiguratorTexts,
  { conditions }: Explanation,
): readonly string[] {
  const reads = visibleReads(
    evaluation,
    conditions.flatMap(({ condition }) => decidingReads(condition)),
  );
  const words = reads.map(({ fieldName, value }) =>
    formatFieldChange(evaluation.configurator, texts, { fieldName, value }, texts.chosen),
  );
  return [...new Set(words)];
}

/** Returns the fields that decided a condition; in combined terms, only terms with the overall outcome count. */
export function decidingReads(condition: ExplainedCondition): readonly ReadField[] {
  if (condition.kind === 'rule') return [condition.read];
  if (condition.kind === 'logic') return condition.reads;
  const { kind, terms, holds } = condition;
  return terms.filter((term) => kind === 'not' || term.holds === holds).flatMap(decidingReads);
}
