import { fileKind } from '../kinds/file-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** Files of the shopper, stored by the host. */
export const fileFieldType: FieldTypeDefinition = () => fileKind;
