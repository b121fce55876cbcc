import { fieldPresentation } from '../../format/field-presentation.ts';
import type { FieldComponentProps } from '../../session/field-control.ts';
import { FieldFrame } from '../frame/field-frame.tsx';
import { CharacterCount } from './character-count.tsx';
import { inputProps } from './input-props.ts';

/** A multi-line text input. */
export function TextareaField({ control }: FieldComponentProps) {
  const text = typeof control.value === 'string' ? control.value : '';
  return (
    <FieldFrame control={control} aside={<CharacterCount control={control} text={text} />}>
      <div className="cfg-control">
        <textarea
          {...inputProps(control)}
          rows={fieldPresentation(control.field).rows}
          value={text}
          onChange={(event) => control.change(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
