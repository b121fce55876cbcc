import type { CustomFieldTypeName, FieldType } from 'configurator-core';
import type { ComponentType } from 'react';
import { CheckboxField } from './fields/choices/checkbox-field.tsx';
import { ColorField } from './fields/choices/color-field.tsx';
import { DropdownField } from './fields/choices/dropdown-field.tsx';
import { RadioField } from './fields/choices/radio-field.tsx';
import { ComputedField } from './fields/content/computed-field.tsx';
import { IframeField } from './fields/content/iframe-field.tsx';
import { StaticTextField } from './fields/content/static-text-field.tsx';
import { FileField } from './fields/files/file-field.tsx';
import type { FieldComponentProps } from './fields/frame/field-control.ts';
import { NumberField } from './fields/inputs/number-field.tsx';
import { TextField } from './fields/inputs/text-field.tsx';
import { TextareaField } from './fields/inputs/textarea-field.tsx';

/** One component for every built-in field type. */
export type BuiltInFieldComponents = { readonly [T in FieldType]: ComponentType<FieldComponentProps> };

/**
 * Components by field type, built-in and host types. A host type without a component uses that of the built-in type it
 * is based on.
 */
export type FieldComponents = BuiltInFieldComponents & {
  readonly [T in CustomFieldTypeName]?: ComponentType<FieldComponentProps>;
};

/** The default components, which a host can replace individually. */
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
