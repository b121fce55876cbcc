import type { FieldTypeResolver } from '../../contract/parse/field-type-resolver.ts';
import type { Field } from '../../contract/template/template.ts';
import type { Currency } from '../../currency.ts';
import type { ValueKind } from '../kinds/value-kind.ts';

/** A host field type, created by `defineFieldType`. */
export interface CustomFieldType extends FieldTypeResolver {
  /** Returns a value of a resolved field as text. Never throws. */
  readonly format: (field: Field, value: unknown, language: string | null) => string;
  /** Parses a written or stored value of a resolved field. Returns undefined if invalid. Never throws. */
  readonly read: (field: Field, raw: unknown) => string | number | undefined;
  /** Returns the behaviour of a resolved field's values. */
  readonly kindOf: (field: Field, base: ValueKind) => ValueKind;
}

/** The field types that a host adds to the built-in ones. */
export interface FieldTypeOptions {
  readonly fieldTypes?: readonly CustomFieldType[];
}

/** Options for loading a template. */
export interface LoadOptions extends FieldTypeOptions {
  /** The currency that the host charges. A template in another one is refused. Default: any. */
  readonly currency?: Currency | undefined;
}
