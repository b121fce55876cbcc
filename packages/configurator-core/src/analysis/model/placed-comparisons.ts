import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import { type ComparingRule, comparingRules } from '../../contract/template/comparing-rules.ts';
import type { Field, Template } from '../../contract/template/template.ts';
import { numberKind } from '../../field-types/kinds/number-kind.ts';
import { valueKindOf } from '../../field-types/registry.ts';
import { type FieldPlace, fieldLookup, fieldPlaces } from '../findings/template-elements.ts';

/** A comparison of a number field with another one, with its path. */
export interface PlacedComparison {
  readonly rule: ComparingRule;
  /** The field that carries it. */
  readonly place: FieldPlace;
  readonly path: TemplatePath;
  /** The name or id that is written. */
  readonly reference: string;
  /** The number field it is compared with; undefined where there is none, or only the field itself. */
  readonly other: Field | undefined;
}

/** Every comparison of a template, in its order. */
export function placedComparisons(template: Template): readonly PlacedComparison[] {
  const find = fieldLookup(template);
  const isNumber = (field: Field) => valueKindOf(field) === numberKind;
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

/** The names of the field that must hold less and the one that must hold more; null where one is missing. */
export function orderOf({ rule, place, other }: PlacedComparison): readonly [less: string, more: string] | null {
  if (other === undefined) return null;
  return rule === 'greaterThanField' ? [other.name, place.field.name] : [place.field.name, other.name];
}
