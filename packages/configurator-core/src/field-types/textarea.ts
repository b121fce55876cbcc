import { textKind } from './text-kind.ts';
import type { FieldTypeDefinition } from './value-kind.ts';

/** Several lines of text. */
export const textareaFieldType: FieldTypeDefinition = () => textKind;
