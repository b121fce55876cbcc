import type { Field } from '../../contract/template/template.ts';
import { valueKindOf } from '../../field-types/registry.ts';
import type { FieldValue } from '../../field-types/values/value.ts';

/** Whether values of a field satisfy its own rules. */
export function validityOf(field: Field): (value: FieldValue) => boolean {
  const validate = valueKindOf(field).validator(field);
  return (value) => validate === null || validate(value).length === 0;
}
