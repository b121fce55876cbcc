import type { Result } from '../../result.ts';
import type { TemplateIssue } from '../primitives/template-issue.ts';
import type { CustomFieldTypeName } from '../template/template.schema.ts';
import type { Field } from '../template/template.ts';

/** What reading a template needs to know of a field type of the host. */
export interface FieldTypeResolver {
  readonly name: CustomFieldTypeName;
  /**
   * The field with the built-in type that its values are like. Paths of issues start at the field.
   * Never throws: what the host's code throws is an issue too.
   */
  readonly resolve: (field: Field) => Result<Field, readonly TemplateIssue[]>;
}

/** Field types of a host that a template may use. */
export interface ReadOptions {
  readonly fieldTypes?: readonly FieldTypeResolver[];
}
