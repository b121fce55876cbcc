import { singleChoiceKind } from '../kinds/single-choice-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** Single choice of options, all visible. */
export const radioFieldType: FieldTypeDefinition = () => singleChoiceKind;
