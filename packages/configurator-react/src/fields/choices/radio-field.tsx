import type { FieldComponentProps } from '../../session/field-control.ts';
import { ChoiceFrame } from './choice-frame.tsx';
import { ClearChoice } from './clear-choice.tsx';
import { OptionChoices } from './option-choices.tsx';

/** Radios: one of several options, all visible. */
export function RadioField({ control }: FieldComponentProps) {
  return (
    <ChoiceFrame control={control} role="radiogroup">
      <OptionChoices control={control} type="radio" onChoose={control.change} />
      <ClearChoice control={control} />
    </ChoiceFrame>
  );
}
