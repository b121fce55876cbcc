import { ChoiceFrame } from './choice-frame.tsx';
import { ClearChoice } from './clear-choice.tsx';
import type { FieldComponentProps } from './field-control.ts';
import { OptionText } from './option-text.tsx';

/** One of several options, all in sight. */
export function RadioField({ control }: FieldComponentProps) {
  const { field, ids, options } = control;
  return (
    <ChoiceFrame control={control} role="radiogroup">
      <div className="cfg-choices" data-inline={options.length < 4 ? options.length : undefined}>
        {options.map(({ option, isAvailable, isChosen }, index) => (
          <label key={option.id} className="cfg-choice" data-unavailable={!isAvailable}>
            <input
              id={index === 0 ? ids.input : undefined}
              type="radio"
              name={ids.input}
              value={option.value}
              checked={isChosen}
              disabled={!isAvailable}
              required={field.isRequired}
              onChange={() => control.change(option.value)}
            />
            <OptionText option={option} />
          </label>
        ))}
      </div>
      <ClearChoice control={control} />
    </ChoiceFrame>
  );
}
