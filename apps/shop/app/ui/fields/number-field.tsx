import type { ComponentProps, FocusEvent } from 'react';
import { usePageFormats } from '../page/page-wording.ts';
import { type NumberFieldKind, readNumberText } from './read-number-text.ts';
import { TextField } from './text-field.tsx';

type TextFieldProps = ComponentProps<typeof TextField>;

interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'onChange'>,
    NumberFieldKind {
  /** Called like the handler of an input, also when the text is rewritten on blur. */
  onChange?: (event: { target: HTMLInputElement; type: 'change' }) => unknown;
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
    const text = readNumberText(target.value, props, locale) ?? target.value;
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
