import { flagKind } from './flag-kind.ts';
import { multipleChoiceKind } from './multiple-choice-kind.ts';
import type { FieldTypeDefinition } from './value-kind.ts';

/** Any of the options; without options a single tick. */
export const checkboxFieldType: FieldTypeDefinition = (field) =>
  field.options.length > 0 ? multipleChoiceKind : flagKind;
