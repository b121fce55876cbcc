import { CheckboxField } from './fields/choices/checkbox-field.tsx';
import { ColorField } from './fields/choices/color-field.tsx';
import { DropdownField } from './fields/choices/dropdown-field.tsx';
import { RadioField } from './fields/choices/radio-field.tsx';
import { ComputedField } from './fields/content/computed-field.tsx';
import { IframeField } from './fields/content/iframe-field.tsx';
import { StaticTextField } from './fields/content/static-text-field.tsx';
import { FileField } from './fields/files/file-field.tsx';
import { NumberField } from './fields/inputs/number-field.tsx';
import { TextField } from './fields/inputs/text-field.tsx';
import { TextareaField } from './fields/inputs/textarea-field.tsx';
import type { BuiltInFieldComponents } from './session/field-control.ts';

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
