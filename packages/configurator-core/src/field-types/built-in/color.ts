import { singleChoiceKind } from '../kinds/single-choice-kind.ts';
import { textKind } from '../kinds/text-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** One of the options as swatches; without options a text. */
export const colorFieldType: FieldTypeDefinition = (field) => (field.options.length > 0 ? singleChoiceKind : textKind);
