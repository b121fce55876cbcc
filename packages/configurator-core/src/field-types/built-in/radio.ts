import { singleChoiceKind } from '../kinds/single-choice-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** One of the options, all in view. */
export const radioFieldType: FieldTypeDefinition = () => singleChoiceKind;
