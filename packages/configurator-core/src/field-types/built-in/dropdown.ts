import { singleChoiceKind } from '../kinds/single-choice-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** One of the options, in a list that opens. */
export const dropdownFieldType: FieldTypeDefinition = () => singleChoiceKind;
