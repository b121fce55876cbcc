import { type FieldComponentProps, FieldFrame } from 'configurator-react';
import { type ComponentType, useState } from 'react';
import { dateAhead } from './field-types.ts';

// #region component
/** Call it once per day: React treats each returned component as another field. */
export function dateField(today: string): ComponentType<FieldComponentProps> {
  return function DateField({ control }) {
    const { field, ids, issue, value } = control;
    // Keeps the entered text until it is a complete day.
    const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
    const chosen = typeof value === 'number' ? dateAhead(today, value) : '';
    return (
      <FieldFrame control={control}>
        <input
          id={ids.input}
          type="date"
          required={field.isRequired}
          aria-invalid={issue !== null}
          aria-describedby={control.describedBy}
          value={typed && Object.is(typed.value, value) ? typed.text : chosen}
          onChange={({ target: { value: text } }) => setTyped({ text, value: control.change(text) })}
          onFocus={control.enter}
          onBlur={control.leave}
        />
      </FieldFrame>
    );
  };
}
// #endregion component
