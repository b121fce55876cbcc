import { fileKind } from '../kinds/file-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** Files of the shopper, which the host stores. */
export const fileFieldType: FieldTypeDefinition = () => fileKind;
