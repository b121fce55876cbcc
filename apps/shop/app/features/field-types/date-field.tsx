import { type FieldComponentProps, FieldFrame, useConfigurator } from 'configurator-react';
import { useState } from 'react';
import { dateChoice, dateOfValue } from 'shop-backend/field-types';
import { fieldTexts } from './field-texts.ts';

interface DateFieldProps extends FieldComponentProps {
  /** The current day, `2026-11-25`. */
  readonly today: string;
}

/**
 * A date field. Keeps the typed text, even if it is not a complete date, and sends the date to the engine, which
 * validates it.
 */
export function DateField({ control, today }: DateFieldProps) {
  const { field, value, ids, issue } = control;
  const { language } = useConfigurator().configurator.template;
  const choice = dateChoice(field.additionalOptions, today);
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const stored = dateOfValue(field.additionalOptions, value, today) ?? '';
  const daysId = `${ids.input}-days`;
  return (
    <FieldFrame control={control}>
      <div className="cfg-control">
        <input
          id={ids.input}
          className="cfg-input"
          type="date"
          name={field.name}
          required={field.isRequired}
          min={choice?.earliest}
          max={choice?.latest}
          aria-invalid={issue === null ? undefined : true}
          aria-describedby={[daysId, control.describedBy].filter(Boolean).join(' ')}
          value={typed !== null && Object.is(typed.value, value) ? typed.text : stored}
          onChange={({ target: { value: text } }) => setTyped({ text, value: control.change(text) })}
          onFocus={control.enter}
          onBlur={control.leave}
        />
      </div>
      {choice && (
        <p id={daysId} className="cfg-help">
          {fieldTexts(language).days(choice.earliest, choice.latest, choice.weekdays)}
        </p>
      )}
    </FieldFrame>
  );
}
