import { useTexts } from '../hooks/use-texts.ts';
import { ChoiceFrame } from './choice-frame.tsx';
import { ClearChoice } from './clear-choice.tsx';
import { ColorSample } from './color-sample.tsx';
import type { FieldComponentProps } from './field-control.ts';
import { FieldFrame } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import { inputProps } from './input-props.ts';
import { OptionText } from './option-text.tsx';

const hexColor = /^#[0-9a-f]{6}$/i;

/** A colour: samples that are radios with names, or a free colour where the field has no options. */
export function ColorField({ control }: FieldComponentProps) {
  return control.options.length > 0 ? <Samples control={control} /> : <FreeColor control={control} />;
}

function Samples({ control }: FieldComponentProps) {
  const { field, ids, options } = control;
  return (
    <ChoiceFrame control={control} role="radiogroup">
      <div className="cfg-swatches">
        {options.map(({ option, isAvailable, isChosen }, index) => (
          <label key={option.id} className="cfg-swatch" data-unavailable={!isAvailable}>
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
            <ColorSample color={option.colorValue} />
            <span className="cfg-swatch-check" aria-hidden="true">
              <Icon name="check" />
            </span>
            <OptionText option={option} />
          </label>
        ))}
      </div>
      <ClearChoice control={control} />
    </ChoiceFrame>
  );
}

function FreeColor({ control }: FieldComponentProps) {
  const texts = useTexts();
  const text = typeof control.value === 'string' ? control.value : '';
  return (
    <FieldFrame control={control}>
      <div className="cfg-control">
        <input
          {...inputProps(control)}
          type="text"
          autoComplete="off"
          value={text}
          onChange={(event) => control.change(event.target.value)}
        />
        <input
          className="cfg-color-picker"
          type="color"
          aria-label={texts.pickColor(control.field.label)}
          value={hexColor.test(text) ? text : '#ffffff'}
          onChange={(event) => control.change(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
