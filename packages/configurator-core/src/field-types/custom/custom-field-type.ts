import type { FieldTypeResolver } from '../../contract/parse/field-type-resolver.ts';
import type { Field } from '../../contract/template/template.ts';
import type { ValueKind } from '../kinds/value-kind.ts';

/** A field type of the host, made by `defineFieldType`. */
export interface CustomFieldType extends FieldTypeResolver {
  /** A value of a resolved field in words. Never throws. */
  readonly print: (field: Field, value: unknown, language: string | null) => string;
  /** What was written or stored of a resolved field, as a value; undefined for what is none. Never throws. */
  readonly read: (field: Field, raw: unknown) => string | number | undefined;
  /** How the values of a resolved field behave. */
  readonly kindOf: (field: Field, base: ValueKind) => ValueKind;
}

/** The field types that a host adds to the built-in ones. */
export interface FieldTypeOptions {
  readonly fieldTypes?: readonly CustomFieldType[];
}
