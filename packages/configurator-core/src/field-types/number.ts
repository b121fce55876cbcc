import { numberKind } from './number-kind.ts';
import type { FieldTypeDefinition } from './value-kind.ts';

/** A number. */
export const numberFieldType: FieldTypeDefinition = () => numberKind;
