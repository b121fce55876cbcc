import { shownOnlyKind } from './shown-only-kind.ts';
import type { FieldTypeDefinition } from './value-kind.ts';

/** Text from `additional_options.html`. */
export const staticTextFieldType: FieldTypeDefinition = () => shownOnlyKind;
