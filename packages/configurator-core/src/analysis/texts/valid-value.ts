import type { Field } from '../../contract/template/template.ts';
import { valueKindOf } from '../../field-types/registry.ts';
import type { FieldValue } from '../../field-types/values/value.ts';

/** Returns a test whether a value satisfies the field's own validation rules. */
export function validityOf(field: Field): (value: FieldValue) => boolean {
  const validate = valueKindOf(field).validator(field);
  return (value) => validate === null || validate(value).length === 0;
}
