import type { Condition } from 'configurator-core';
import { conditionLanguages, conditionWords } from '../condition/condition-words.ts';
import { Icon } from '../controls/icon.tsx';
import { useEditor, useEditorState } from '../store/editor-context.ts';

/** When something shows, in words; it follows the labels of the fields it names. */
export function ConditionNote({ condition }: { readonly condition: Condition }) {
  const { language } = useEditor();
  const words = useEditorState(({ history }) => conditionWords(condition, history.template, language));
  return (
    <span className="te-words">
      <Icon name="rule" />
      {conditionLanguages[language].shownWhen(words)}
    </span>
  );
}
