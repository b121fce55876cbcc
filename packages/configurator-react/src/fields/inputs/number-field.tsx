import { useState } from 'react';
import { useTexts } from '../../hooks/use-texts.ts';
import type { FieldComponentProps } from '../frame/field-control.ts';
import { FieldFrame } from '../frame/field-frame.tsx';
import { fieldPresentation } from '../frame/field-presentation.ts';
import { formatNumber } from '../frame/format-number.ts';
import { inputProps } from './input-props.ts';
import { plainNumber } from './plain-number.ts';

/** Removes the field's own unit from the end of a text: `12,5 cm` is the number 12,5. */
function withoutUnit(text: string, unit: string | null): string {
  const trimmed = text.trimEnd();
  return unit !== null && trimmed.toLowerCase().endsWith(unit.toLowerCase())
    ? trimmed.slice(0, trimmed.length - unit.length)
    : text;
}

/**
 * A number with decimal comma or point and its unit. Keeps the typed text locally and sends the number to the engine.
 * The text is reformatted on blur and if the value changes elsewhere. It has ASCII digits in every language, so that
 * the shopper can edit it with any keyboard; digits of another script are accepted.
 */
export function NumberField({ control }: FieldComponentProps) {
  const { locale } = useTexts();
  const { field, value } = control;
  const text = plainNumber(formatNumber(value, locale));
  const [typed, setTyped] = useState({ text, value });
  const { unit } = fieldPresentation(field);
  const shared = inputProps(control);
  return (
    <FieldFrame control={control}>
      <div className="cfg-control cfg-number">
        <input
          {...shared}
          type="text"
          inputMode={field.validationRules.integer === true ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={Object.is(typed.value, value) ? typed.text : text}
          onChange={({ target }) =>
            setTyped({ text: target.value, value: control.change(withoutUnit(plainNumber(target.value), unit)) })
          }
          onBlur={() => {
            setTyped({ text, value });
            control.leave();
          }}
        />
        {unit !== null && (
          <span id={control.ids.unit} className="cfg-unit">
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
