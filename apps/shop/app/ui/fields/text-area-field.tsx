import { Field } from '@base-ui/react/field';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { controlStyle } from './field-style.ts';
import { useKeptValue } from './use-kept-value.ts';

type TextAreaFieldProps = FieldFrameProps &
  Omit<ComponentProps<'textarea'>, 'className' | 'defaultValue' | 'value' | 'children'> & {
    value?: string;
    defaultValue?: string;
  };

/** A multi-line text field with its label. */
export function TextAreaField({
  label,
  description,
  error,
  isOptional,
  className,
  value,
  defaultValue,
  ref,
  onChange,
  ...textArea
}: TextAreaFieldProps) {
  const { defaultValue: text, ...control } = useKeptValue({ value, defaultValue, ref, onChange });
  return (
    <FieldFrame label={label} description={description} error={error} isOptional={isOptional} className={className}>
      <Field.Control
        defaultValue={text}
        className={controlStyle}
        render={<textarea rows={6} {...textArea} {...control} />}
      />
    </FieldFrame>
  );
}
