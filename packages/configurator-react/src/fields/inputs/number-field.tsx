import { useState } from 'react';
import { useTexts } from '../../hooks/use-texts.ts';
import type { FieldComponentProps } from '../frame/field-control.ts';
import { FieldFrame } from '../frame/field-frame.tsx';
import { fieldPresentation } from '../frame/field-presentation.ts';
import { formatNumber } from '../frame/format-number.ts';
import { inputProps } from './input-props.ts';
import { plainNumber } from './plain-number.ts';

const conversions: Readonly<Record<string, string>> = { 'mm cm': 'e-1', 'cm mm': 'e1' };

/**
 * Converts a text to the field's unit: `12,5 cm` is the number 12,5 and `455 mm` is 45.5 in a field in cm. The exponent
 * shifts the decimal point; a division would add a rounding error.
 */
function inUnit(text: string, unit: string | null): string | number {
  if (unit === null) return text;
  const trimmed = text.trimEnd();
  const typed = trimmed.toLowerCase();
  const own = unit.toLowerCase();
  if (typed.endsWith(own)) return trimmed.slice(0, -unit.length);
  const exponent = conversions[`${typed.slice(-2)} ${own}`];
  return exponent === undefined ? text : Number(trimmed.slice(0, -2).trim().replace(',', '.') + exponent);
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
            setTyped({ text: target.value, value: control.change(inUnit(plainNumber(target.value), unit)) })
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
