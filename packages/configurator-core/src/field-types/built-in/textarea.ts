import { textKind } from '../kinds/text-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** Several lines of text. */
export const textareaFieldType: FieldTypeDefinition = () => textKind;
