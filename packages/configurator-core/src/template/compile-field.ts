import { valueKindOf } from '../field-types/registry.ts';
import type { CompiledField } from './compiled-template.ts';
import type { Field, Group, Section } from './template.ts';

/** Where a field stands, each counted through the whole template. */
export interface PlaceNumbers {
  readonly index: number;
  readonly sectionIndex: number;
  readonly groupNumber: number;
}

/** Everything that can be known of a field without its conditions. */
export function compileField(field: Field, section: Section, group: Group, place: PlaceNumbers): CompiledField {
  const kind = valueKindOf(field);
  const priced = kind.holdsValue ? field.options.filter((option) => option.additionalPriceCents > 0) : [];
  return {
    field,
    section,
    group,
    name: field.name,
    index: place.index,
    sectionIndex: place.sectionIndex,
    groupNumber: place.groupNumber,
    blockIndex: 0,
    kind,
    isList: kind.isList,
    choices: kind.choices(field),
    required:
      field.isRequired && kind.holdsValue
        ? Object.freeze([{ code: 'required' as const, fieldName: field.name }])
        : null,
    validate: kind.validator(field),
    prices: priced.length > 0 ? new Map(priced.map((option) => [option.value, option.additionalPriceCents])) : null,
    check: null,
    optionChecks: null,
    dependents: [],
    isFlat: true,
    priceRules: [],
  };
}
