import { textKind } from './text-kind.ts';
import type { FieldTypeDefinition } from './value-kind.ts';

/** A line of text. */
export const textFieldType: FieldTypeDefinition = () => textKind;
