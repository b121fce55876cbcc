import type { Condition } from 'configurator-core';
import { shownWords } from '../condition/condition-words.ts';
import { Icon } from '../controls/icon.tsx';
import { useEditorState } from '../store/editor-context.ts';

/** When something shows, in words; it follows the labels of the fields it names. */
export function ConditionNote({ condition }: { readonly condition: Condition }) {
  const words = useEditorState(({ history }) => shownWords(condition, history.template));
  return (
    <span className="te-words">
      <Icon name="rule" />
      {words}
    </span>
  );
}
