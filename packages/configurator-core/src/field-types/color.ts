import { singleChoiceKind } from './single-choice-kind.ts';
import { textKind } from './text-kind.ts';
import type { FieldTypeDefinition } from './value-kind.ts';

/** One of the options as swatches; without options a text. */
export const colorFieldType: FieldTypeDefinition = (field) => (field.options.length > 0 ? singleChoiceKind : textKind);
