import { optionLabel } from 'configurator-core';
import { useTexts } from '../../hooks/use-texts.ts';
import type { FieldComponentProps } from '../../session/field-control.ts';
import { FieldFrame } from '../frame/field-frame.tsx';
import { Icon } from '../frame/icon.tsx';
import { inputProps } from '../inputs/input-props.ts';
import { UnavailableOptions } from './unavailable-options.tsx';

/** A native dropdown. */
export function DropdownField({ control }: FieldComponentProps) {
  const texts = useTexts();
  const { field, options } = control;
  const chosen = options.find((option) => option.isChosen);
  return (
    <FieldFrame control={control}>
      <div className="cfg-control cfg-select">
        <select
          {...inputProps(control)}
          value={chosen?.option.value ?? ''}
          onChange={(event) => control.change(event.target.value)}
        >
          <option value="">{field.placeholder ?? texts.chooseOption}</option>
          {options.map(({ option, isAvailable, missingBecause }) => (
            <option
              key={option.id}
              value={option.value}
              disabled={!isAvailable}
            >{`${optionLabel(option, texts)}${missingBecause ? ` – ${missingBecause}` : ''}`}</option>
          ))}
        </select>
        <Icon name="open" />
      </div>
      <UnavailableOptions control={control} />
    </FieldFrame>
  );
}
