import type { Condition } from 'configurator-core';
import { useEditorState, useTexts } from '../store/editor-context.ts';
import { conditionSentence, type SentenceForm } from './format-condition.ts';

/** One condition in words, with the current labels; the component re-renders when the words change. */
export function useConditionSentence(condition: Condition | null, form: SentenceForm): string | null {
  const { condition: words } = useTexts();
  return useEditorState(({ history }) => condition && conditionSentence(condition, form, history.template, words));
}
