import type { FieldComponentProps } from '../../session/field-control.ts';
import { ChoiceFrame } from './choice-frame.tsx';
import { OptionChoices } from './option-choices.tsx';
import { SingleCheckbox } from './single-checkbox.tsx';

/** Checkboxes for any number of options, or a single checkbox if the field has none. */
export function CheckboxField({ control }: FieldComponentProps) {
  const { options } = control;
  if (options.length === 0) return <SingleCheckbox control={control} />;
  const chosen = options.filter((option) => option.isChosen).map(({ option }) => option.value);
  const toggle = (value: string, isOn: boolean) =>
    control.change(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <ChoiceFrame control={control} role="group">
      <OptionChoices control={control} type="checkbox" onChoose={toggle} />
    </ChoiceFrame>
  );
}
