import { shownOnlyKind } from './shown-only-kind.ts';
import type { FieldTypeDefinition } from './value-kind.ts';

/** A page from `additional_options.url`. */
export const iframeFieldType: FieldTypeDefinition = () => shownOnlyKind;
