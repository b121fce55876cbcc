import { singleChoiceKind } from '../kinds/single-choice-kind.ts';
import { textKind } from '../kinds/text-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** Single choice of options as swatches, or a text without options. */
export const colorFieldType: FieldTypeDefinition = (field) => (field.options.length > 0 ? singleChoiceKind : textKind);
