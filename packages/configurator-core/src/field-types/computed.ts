import { computedKind } from './computed-kind.ts';
import type { FieldTypeDefinition } from './value-kind.ts';

/** A value derived from other fields. */
export const computedFieldType: FieldTypeDefinition = () => computedKind;
