import type { Field } from '../contract/template.ts';
import { valueKindOf } from '../field-types/registry.ts';
import type { FieldValue } from '../field-types/value.ts';

/** Tells whether values of a field keep to its own rules. */
export function validityOf(field: Field): (value: FieldValue) => boolean {
  const validate = valueKindOf(field).validator(field);
  return (value) => validate === null || validate(value).length === 0;
}
