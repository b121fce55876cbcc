import { useTexts } from '../../hooks/use-texts.ts';
import type { FieldComponentProps } from '../../session/field-control.ts';
import { FieldFrame } from '../frame/field-frame.tsx';
import { inputProps } from '../inputs/input-props.ts';
import { ChoiceFrame } from './choice-frame.tsx';
import { ClearChoice } from './clear-choice.tsx';
import { OptionChoices } from './option-choices.tsx';

const hexColor = /^#[0-9a-f]{6}$/i;

/** A colour: labelled radios with samples, or a free colour input if the field has no options. */
export function ColorField({ control }: FieldComponentProps) {
  return control.options.length > 0 ? <Samples control={control} /> : <FreeColor control={control} />;
}

function Samples({ control }: FieldComponentProps) {
  return (
    <ChoiceFrame control={control} role="radiogroup">
      <OptionChoices control={control} type="radio" onChoose={control.change} />
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
