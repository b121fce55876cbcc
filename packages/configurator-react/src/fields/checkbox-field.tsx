import { ChoiceFrame } from './choice-frame.tsx';
import type { FieldComponentProps } from './field-control.ts';
import { LoneCheckbox } from './lone-checkbox.tsx';
import { OptionText } from './option-text.tsx';

/** Any number of options, or a single yes where the field has none. */
export function CheckboxField({ control }: FieldComponentProps) {
  const { ids, options } = control;
  if (options.length === 0) return <LoneCheckbox control={control} />;
  const chosen = options.filter((option) => option.isChosen).map(({ option }) => option.value);
  const toggle = (value: string, isOn: boolean) =>
    control.change(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <ChoiceFrame control={control} role="group">
      <div className="cfg-choices">
        {options.map(({ option, isAvailable, isChosen }, index) => (
          <label key={option.id} className="cfg-choice" data-unavailable={!isAvailable}>
            <input
              id={index === 0 ? ids.input : undefined}
              type="checkbox"
              name={ids.input}
              value={option.value}
              checked={isChosen}
              disabled={!isAvailable}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <OptionText option={option} />
          </label>
        ))}
      </div>
    </ChoiceFrame>
  );
}
