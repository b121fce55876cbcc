import type { Configurator, ExplainedCondition, Explanation, ReadField } from 'configurator-core';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';
import { wordChange } from './word-change.ts';

/** The choices that made a field show, in words and each once, e.g. 'Aufdruck = Einseitig'. */
export function wordExplanation(
  configurator: Configurator,
  texts: ConfiguratorTexts,
  { conditions }: Explanation,
): readonly string[] {
  const reads = conditions.flatMap(({ condition }) => decidingReads(condition));
  return [...new Set(reads.map(({ fieldName, value }) => wordChange(configurator, texts, { fieldName, value })))];
}

/** What a condition read to come to its outcome: of alternatives, those that came to it. */
export function decidingReads(condition: ExplainedCondition): readonly ReadField[] {
  if (condition.kind === 'rule') return [condition.read];
  if (condition.kind === 'logic') return condition.reads;
  const { kind, terms, holds } = condition;
  return terms.filter((term) => kind === 'not' || term.holds === holds).flatMap(decidingReads);
}
