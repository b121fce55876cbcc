import type { Computation } from 'configurator-core';
import { useEditorState, useTexts } from '../store/editor-context.ts';
import { computationSentence } from './computation-sentence.ts';

/** Describes a computation with the current labels. Re-renders the component when the words change. */
export function useComputationSentence(computed: Computation): string {
  const { computation: words } = useTexts();
  return useEditorState(({ history }) => computationSentence(computed, history.template, words));
}
