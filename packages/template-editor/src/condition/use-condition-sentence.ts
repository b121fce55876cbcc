import type { Condition } from 'configurator-core';
import { useEditorState, useTexts } from '../store/editor-context.ts';
import { conditionSentence, type SentenceForm } from './format-condition.ts';

/** Returns a condition in words, with the current labels. Re-renders the component when the words change. */
export function useConditionSentence(condition: Condition | null, form: SentenceForm): string | null {
  const { condition: words } = useTexts();
  return useEditorState(({ history }) => condition && conditionSentence(condition, form, history.template, words));
}
