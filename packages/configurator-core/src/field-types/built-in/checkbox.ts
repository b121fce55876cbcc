import { flagKind } from '../kinds/flag-kind.ts';
import { multipleChoiceKind } from '../kinds/multiple-choice-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** Multiple choice of options, or a single checkbox without options. */
export const checkboxFieldType: FieldTypeDefinition = (field) =>
  field.options.length > 0 ? multipleChoiceKind : flagKind;
