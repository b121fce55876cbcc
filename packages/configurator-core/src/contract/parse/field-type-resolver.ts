import type { Currency } from '../../currency.ts';
import type { Result } from '../../result.ts';
import type { TemplateIssue } from '../primitives/template-issue.ts';
import type { CustomFieldTypeName } from '../template/template.schema.ts';
import type { Field } from '../template/template.ts';

/** The part of a host field type that parsing requires. */
export interface FieldTypeResolver {
  readonly name: CustomFieldTypeName;
  /**
   * Returns the field with the built-in type that its host type is based on. Issue paths are relative to the field.
   * Never throws: an exception in the host's code becomes an issue.
   */
  readonly resolve: (field: Field) => Result<Field, readonly TemplateIssue[]>;
}

/** Options for parsing a template. */
export interface ReadOptions {
  readonly fieldTypes?: readonly FieldTypeResolver[];
  /** The currency that the host charges. A template in another one is refused. Default: any. */
  readonly currency?: Currency | undefined;
}
