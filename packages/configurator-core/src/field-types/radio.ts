import { singleChoiceKind } from './single-choice-kind.ts';
import type { FieldTypeDefinition } from './value-kind.ts';

/** One of the options, all in view. */
export const radioFieldType: FieldTypeDefinition = () => singleChoiceKind;
