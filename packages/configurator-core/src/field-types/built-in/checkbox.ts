import { flagKind } from '../kinds/flag-kind.ts';
import { multipleChoiceKind } from '../kinds/multiple-choice-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** Any of the options; without options a single tick. */
export const checkboxFieldType: FieldTypeDefinition = (field) =>
  field.options.length > 0 ? multipleChoiceKind : flagKind;
