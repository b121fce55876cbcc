import type { FieldComponentProps } from '../../session/field-control.ts';
import { FieldFrame } from '../frame/field-frame.tsx';
import { CharacterCount } from './character-count.tsx';
import { inputProps } from './input-props.ts';

/** A single-line text input. */
export function TextField({ control }: FieldComponentProps) {
  const text = typeof control.value === 'string' ? control.value : '';
  const isEmail = control.field.validationRules.email === true;
  return (
    <FieldFrame control={control} aside={<CharacterCount control={control} text={text} />}>
      <div className="cfg-control">
        <input
          {...inputProps(control)}
          type="text"
          inputMode={isEmail ? 'email' : undefined}
          autoComplete={isEmail ? 'email' : 'off'}
          value={text}
          onChange={(event) => control.change(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
