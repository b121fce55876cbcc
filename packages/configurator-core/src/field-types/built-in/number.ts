import { numberKind } from '../kinds/number-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** A number. */
export const numberFieldType: FieldTypeDefinition = () => numberKind;
