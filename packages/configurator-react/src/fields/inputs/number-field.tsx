import { formatNumberText } from 'configurator-core';
import { useState } from 'react';
import { fieldPresentation } from '../../format/field-presentation.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import type { FieldComponentProps } from '../../session/field-control.ts';
import { FieldFrame } from '../frame/field-frame.tsx';
import { inputProps } from './input-props.ts';
import { parseInUnit } from './parse-in-unit.ts';

/**
 * A number with decimal comma or point and its unit. Keeps the typed text locally and sends the number to the engine.
 * On blur and if the value changes elsewhere, the input shows the number that was read. It has ASCII digits in every
 * language, so that the shopper can edit it with any keyboard; digits of another script are accepted.
 */
export function NumberField({ control }: FieldComponentProps) {
  const { locale } = useTexts();
  const { field, value } = control;
  const text = formatNumberText(typeof value === 'number' ? value : null, locale);
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
            setTyped({ text: target.value, value: control.change(parseInUnit(target.value, locale, unit) ?? '') })
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
