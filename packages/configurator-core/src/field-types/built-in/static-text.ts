import { displayOnlyKind } from '../kinds/display-only-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** Text from `additional_options.html`. */
export const staticTextFieldType: FieldTypeDefinition = () => displayOnlyKind;
