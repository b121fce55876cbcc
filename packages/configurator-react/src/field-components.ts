import type { CustomFieldTypeName, FieldType } from 'configurator-core';
import type { ComponentType } from 'react';
import { CheckboxField } from './fields/checkbox-field.tsx';
import { ColorField } from './fields/color-field.tsx';
import { ComputedField } from './fields/computed-field.tsx';
import { DropdownField } from './fields/dropdown-field.tsx';
import type { FieldComponentProps } from './fields/field-control.ts';
import { FileField } from './fields/file-field.tsx';
import { IframeField } from './fields/iframe-field.tsx';
import { NumberField } from './fields/number-field.tsx';
import { RadioField } from './fields/radio-field.tsx';
import { StaticTextField } from './fields/static-text-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { TextareaField } from './fields/textarea-field.tsx';

/** One component for every built-in field type. */
export type BuiltInFieldComponents = { readonly [T in FieldType]: ComponentType<FieldComponentProps> };

/**
 * Components by field type: all built-in ones, and those of the host's own types. A type of the host without one is shown
 * by the component of the built-in type that its values are like.
 */
export type FieldComponents = BuiltInFieldComponents & {
  readonly [T in CustomFieldTypeName]?: ComponentType<FieldComponentProps>;
};

/** The components a host replaces one by one. */
export const defaultFieldComponents: BuiltInFieldComponents = {
  text: TextField,
  textarea: TextareaField,
  number: NumberField,
  dropdown: DropdownField,
  radio: RadioField,
  checkbox: CheckboxField,
  color: ColorField,
  static_text: StaticTextField,
  iframe: IframeField,
  computed: ComputedField,
  file: FileField,
};
