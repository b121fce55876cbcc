import { fileKind } from './file-kind.ts';
import type { FieldTypeDefinition } from './value-kind.ts';

/** Files of the shopper, which the host stores. */
export const fileFieldType: FieldTypeDefinition = () => fileKind;
