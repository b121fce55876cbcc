import type { Condition } from 'configurator-core';
import { useEditor, useEditorState, useTemplate } from '../store/editor-context.ts';
import { conditionLanguages, conditionWords } from './condition-words.ts';

/** How conditions are said in the language of the editor, with the labels the template has now. */
export interface ConditionSentences {
  /** `Lining equals Complete` */
  readonly words: (condition: Condition) => string;
  /** `When Lining equals Complete` */
  readonly when: (condition: Condition) => string;
  /** `Shown when Lining equals Complete` */
  readonly shownWhen: (condition: Condition) => string;
}

/** Says conditions. */
export function useConditionWords(): ConditionSentences {
  const { language } = useEditor();
  const template = useTemplate();
  const words = (condition: Condition) => conditionWords(condition, template, language);
  return {
    words,
    when: (condition) => conditionLanguages[language].when(words(condition)),
    shownWhen: (condition) => conditionLanguages[language].shownWhen(words(condition)),
  };
}

/** One condition in words; who says it renders anew when the words are others. */
export function useConditionSentence(condition: Condition | null, form: 'when' | 'shownWhen'): string | null {
  const { language } = useEditor();
  return useEditorState(
    ({ history }) =>
      condition && conditionLanguages[language][form](conditionWords(condition, history.template, language)),
  );
}
