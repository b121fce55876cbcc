import { displayOnlyKind } from '../kinds/display-only-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** A page from `additional_options.url`. */
export const iframeFieldType: FieldTypeDefinition = () => displayOnlyKind;
