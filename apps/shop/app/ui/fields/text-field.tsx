import { Field } from '@base-ui/react/field';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { controlStyle } from './field-style.ts';
import { useKeptValue } from './use-kept-value.ts';

type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'size' | 'className' | 'defaultValue' | 'value'> & {
    value?: string;
    defaultValue?: string;
  };

/** A single-line text field with its label. `type`, `autoComplete` and `inputMode` select keyboard and autofill. */
export function TextField({
  label,
  description,
  error,
  isOptional,
  className,
  value,
  defaultValue,
  ref,
  onChange,
  ...input
}: TextFieldProps) {
  const control = useKeptValue({ value, defaultValue, ref, onChange });
  return (
    <FieldFrame label={label} description={description} error={error} isOptional={isOptional} className={className}>
      <Field.Control {...input} {...control} className={controlStyle} />
    </FieldFrame>
  );
}
