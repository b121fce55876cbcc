import { computedKind } from '../kinds/computed-kind.ts';
import type { FieldTypeDefinition } from '../kinds/value-kind.ts';

/** A value derived from other fields. */
export const computedFieldType: FieldTypeDefinition = () => computedKind;
