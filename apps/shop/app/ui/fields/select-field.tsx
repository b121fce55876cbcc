import { Field } from '@base-ui/react/field';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { controlStyle } from './field-style.ts';
import { useKeptValue } from './use-kept-value.ts';

interface Choice {
  value: string;
  label: string;
  /** Language of the label if it is content, such as a title. */
  lang?: string;
}

type SelectFieldProps = FieldFrameProps &
  Omit<ComponentProps<'select'>, 'className' | 'defaultValue' | 'value' | 'children' | 'onChange'> & {
    choices: readonly Choice[];
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
  };

/** Selects one of a few known values. A native select, which adapts to each device and supports autofill. */
export function SelectField({
  label,
  labelLang,
  description,
  error,
  isOptional,
  className,
  choices,
  value,
  defaultValue,
  onValueChange,
  ref,
  ...select
}: SelectFieldProps) {
  const control = useKeptValue({
    value,
    defaultValue,
    ref,
    onChange: (event) => onValueChange?.(event.target.value),
    choices: choices.map((choice) => choice.value).join('\n'),
  });
  return (
    <FieldFrame
      label={label}
      labelLang={labelLang}
      description={description}
      error={error}
      isOptional={isOptional}
      className={className}
    >
      <div className="relative">
        <Field.Control
          defaultValue={control.defaultValue}
          className={`${controlStyle} appearance-none pr-10`}
          render={
            <select {...select} ref={control.ref} onChange={control.onChange}>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value} lang={choice.lang}>
                  {choice.label}
                </option>
              ))}
            </select>
          }
        />
        <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-5 text-ink-soft" />
      </div>
    </FieldFrame>
  );
}
