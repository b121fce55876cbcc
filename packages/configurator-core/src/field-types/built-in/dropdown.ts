import { singleChoiceKind } from '../kinds/single-choice-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** Single choice of options in a drop-down list. */
export const dropdownFieldType: FieldTypeDefinition = () => singleChoiceKind;
