import { comparingRules } from '../contract/template/comparing-rules.ts';
import type { Field } from '../contract/template/template.ts';

/** Maps the references of a field's comparisons. Null removes one. Returns the same field if unchanged. */
export function mapComparisons(field: Field, change: (reference: string) => string | null): Field {
  let { validationRules } = field;
  for (const [key] of comparingRules) {
    const { [key]: reference, ...others } = validationRules;
    if (!reference) continue;
    const changed = change(reference);
    if (changed === null) validationRules = others;
    else if (changed !== reference) validationRules = { ...validationRules, [key]: changed };
  }
  return validationRules === field.validationRules ? field : { ...field, validationRules };
}
