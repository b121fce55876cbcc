import { valueKindOf } from '../field-types/registry.ts';
import type { Cents } from '../money.ts';
import type { CompiledField } from './compiled-template.ts';
import type { Field, Group, Section } from './template.ts';

/** Where a field stands, each counted through the whole template. */
export interface PlaceNumbers {
  readonly index: number;
  readonly sectionIndex: number;
  readonly groupNumber: number;
}

const noOptions: ReadonlyMap<string, Cents> = new Map();

/** Everything that can be known of a field without its conditions. What a change reads stands first, close together. */
export function compileField(field: Field, section: Section, group: Group, place: PlaceNumbers): CompiledField {
  const kind = valueKindOf(field);
  return {
    index: place.index,
    kind,
    optionCents:
      field.options.length === 0
        ? noOptions
        : new Map(field.options.map((option) => [option.value, option.additionalPriceCents])),
    dependents: [],
    isFlat: true,
    sectionIndex: place.sectionIndex,
    groupNumber: place.groupNumber,
    check: null,
    optionChecks: null,
    validate: kind.validator(field),
    required:
      field.isRequired && kind.holdsValue
        ? Object.freeze([{ code: 'required' as const, fieldName: field.name }])
        : null,
    name: field.name,
    priceRules: [],
    field,
    section,
    group,
    isList: kind.isList,
    choices: kind.choices(field),
  };
}
