import { formatEuroText, formatNumberText, parseEuroText, parseNumberText } from 'configurator-core';
import type { ComponentProps, FocusEvent } from 'react';
import { usePageFormats } from '../page/page-wording.ts';
import { TextField } from './text-field.tsx';

type TextFieldProps = ComponentProps<typeof TextField>;

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'onChange'> {
  /** An amount in euros, any number, or a whole number. */
  kind: 'euros' | 'number' | 'whole';
  /** Accepted before or after the number, as `€` is with euros. */
  unit?: string;
  /** Called like the handler of an input, also when the text is rewritten on blur. */
  onChange?: (event: { target: HTMLInputElement; type: 'change' }) => unknown;
}

/** Returns the number as it was read, in the notation of the language; undefined if the text is no number. */
function readText(text: string, { kind, unit = '' }: NumberFieldProps, locale: string): string | undefined {
  if (kind === 'euros') {
    const cents = parseEuroText(text, locale);
    return cents === undefined ? undefined : formatEuroText(cents, locale);
  }
  const number = parseNumberText(text, locale, unit);
  return number === undefined ? undefined : formatNumberText(number, locale);
}

/**
 * A number field of the administration. On blur it shows the number that was read, in the notation of the page. Text
 * that is no number stays as typed; the form refuses it with a message.
 */
export function NumberField(props: NumberFieldProps) {
  const { kind, unit: _, onChange, onBlur, ...field } = props;
  const { locale } = usePageFormats();
  const change = (target: HTMLInputElement) => onChange?.({ target, type: 'change' });
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const { target } = event;
    const text = readText(target.value, props, locale) ?? target.value;
    if (text !== target.value) {
      target.value = text;
      change(target);
    }
    onBlur?.(event);
  };
  return (
    <TextField
      {...field}
      type="text"
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      onChange={({ target }) => change(target)}
      onBlur={leave}
    />
  );
}
