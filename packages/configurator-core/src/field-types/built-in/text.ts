import { textKind } from '../kinds/text-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** A line of text. */
export const textFieldType: FieldTypeDefinition = () => textKind;
