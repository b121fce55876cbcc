import { type ComponentProps, useState } from 'react';
import { TextField } from './text-field.tsx';

/** A browser reports a date with each typed digit of the year: 0002, 0020, 0202, 2026. */
const plausibleDay = /^2\d{3}-\d{2}-\d{2}$/;

interface DayFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** `2026-11-21`, or empty. */
  value: string;
  /** Called with a complete day from the year 2000 on, or an empty text if the field is cleared. */
  onDay: (day: string) => void;
}

/** A date field that keeps what is typed until it loses the focus. */
export function DayField({ value, onDay, onBlur, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      type="date"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        // A date of which a part is missing is empty too.
        const isCleared = target.value === '' && !target.validity.badInput;
        if (isCleared || plausibleDay.test(target.value)) onDay(target.value);
      }}
      onBlur={(event) => {
        const { target } = event;
        // Removing the last part of an incomplete date is no change.
        if (typed === '' && value !== '' && !target.validity.badInput) onDay('');
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
