import type { Condition } from 'configurator-core';
import { useConditionSentence } from '../condition/use-condition-sentence.ts';
import { Icon } from '../controls/icon.tsx';

/** Describes a display condition in words, with the current field labels. */
export function ConditionNote({ condition }: { readonly condition: Condition }) {
  const words = useConditionSentence(condition, 'shownWhen');
  return (
    <span className="te-words">
      <Icon name="rule" />
      <span>{words}</span>
    </span>
  );
}
