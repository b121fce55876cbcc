import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import { type ComparingRule, comparingRules } from '../../contract/template/comparing-rules.ts';
import type { Field, Template } from '../../contract/template/template.ts';
import { domainOf } from '../../field-types/registry.ts';
import { type FieldPlace, fieldLookup, fieldPlaces } from '../findings/template-elements.ts';

/** A comparison of a number field with another number field, with its path. */
export interface PlacedComparison {
  readonly rule: ComparingRule;
  /** The field that has the comparison. */
  readonly place: FieldPlace;
  readonly path: TemplatePath;
  /** The field name or id as written. */
  readonly reference: string;
  /** The number field it is compared with. Undefined if there is none, or if it is the field itself. */
  readonly other: Field | undefined;
}

/** Returns every comparison of a template, in template order. */
export function placedComparisons(template: Template): readonly PlacedComparison[] {
  const find = fieldLookup(template);
  const isNumber = (field: Field) => domainOf(field).kind === 'number';
  return fieldPlaces(template)
    .filter(({ field }) => isNumber(field))
    .flatMap((place) =>
      comparingRules.flatMap(([rule]) => {
        const reference = place.field.validationRules[rule];
        if (!reference) return [];
        const named = find(reference)?.field;
        const other = named && named !== place.field && isNumber(named) ? named : undefined;
        return [{ rule, place, path: [...place.path, 'validation_rules', rule], reference, other }];
      }),
    );
}

/** Returns the names of the field with the lesser and the one with the greater number, or null if one is missing. */
export function orderOf({ rule, place, other }: PlacedComparison): readonly [less: string, more: string] | null {
  if (other === undefined) return null;
  return rule === 'greaterThanField' ? [other.name, place.field.name] : [place.field.name, other.name];
}
