import { amountFields } from '../../amount/amount-fields.ts';
import { logicReads, placesOfReads } from '../../condition/logic-reads.ts';
import type { Condition } from '../../contract/conditions/condition.ts';
import { matchCondition } from '../../contract/conditions/match-condition.ts';
import { readAmount } from '../../contract/prices/price-amount.ts';
import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import type { Field, Template } from '../../contract/template/template.ts';
import { domainOf } from '../../field-types/registry.ts';
import { fieldLookup, fieldPlaces } from './template-elements.ts';

/** A field that a condition or an amount reads. */
export interface Reference {
  /** The reference as written: a name, an id, or a JSON Logic path. */
  readonly reference: string;
  /** Path of the value that names the field. */
  readonly path: TemplatePath;
  /** The name of the referenced field; undefined if there is none. */
  readonly name: string | undefined;
}

/** Finds the fields that conditions and JSON Logic read. */
export interface ReferenceFinder {
  readonly ofCondition: (condition: Condition | null, path: TemplatePath) => readonly Reference[];
  readonly ofLogic: (logic: unknown, path: TemplatePath) => readonly Reference[];
  /** Finds the fields that the amount of a price rule reads. */
  readonly ofAmount: (amount: unknown, path: TemplatePath) => readonly Reference[];
}

/** Creates the finder for a template. An expression that may read any value reads all fields. */
export function referenceFinder(template: Template): ReferenceFinder {
  const find = fieldLookup(template);
  const isOpaque = (field: Field) => domainOf(field).kind === 'presence';
  const readable = fieldPlaces(template).filter(({ field }) => !isOpaque(field));
  const all = readable.map(({ field }) => field.name);
  // Expressions read values by name, so an id would always read nothing.
  const findNamed = (name: string) => {
    const place = find(name);
    return place?.field.name === name ? place : undefined;
  };
  const findPath = (reference: string) => findNamed(reference) ?? findNamed(reference.split('.')[0] ?? '');
  // Expressions and amounts cannot read files.
  const nameOf = (place: ReturnType<typeof find>) => (place && !isOpaque(place.field) ? place.field.name : undefined);
  const ofLogic = (logic: unknown, path: TemplatePath): readonly Reference[] => {
    const named = [...placesOfReads(logic)].map(([reference, place]) => ({
      reference,
      path: [...path, ...place],
      name: nameOf(findPath(reference)),
    }));
    return logicReads(logic).readsAll ? [...named, ...all.map((name) => ({ reference: name, path, name }))] : named;
  };
  const ofAmount = (json: unknown, path: TemplatePath): readonly Reference[] => {
    const amount = readAmount(json);
    if (amount.kind === 'logic') return ofLogic(amount.logic, path);
    return amountFields(amount).map(({ reference, path: place }) => ({
      reference,
      path: [...path, ...place],
      name: nameOf(find(reference)),
    }));
  };
  const ofCondition = (condition: Condition | null, path: TemplatePath): readonly Reference[] => {
    if (condition === null) return [];
    return matchCondition<readonly Reference[]>(condition, {
      rule: ({ field }) => [{ reference: field, path: [...path, 'field'], name: find(field)?.field.name }],
      all: (terms) => terms.flatMap((term, index) => ofCondition(term, [...path, 'all', index])),
      any: (terms) => terms.flatMap((term, index) => ofCondition(term, [...path, 'any', index])),
      not: (term) => ofCondition(term, [...path, 'not']),
      logic: (logic) => ofLogic(logic, [...path, 'logic']),
    });
  };
  return { ofCondition, ofLogic, ofAmount };
}

/** Returns the distinct names of the existing fields. */
export function namesOf(references: readonly Reference[]): readonly string[] {
  return [...new Set(references.map(({ name }) => name).filter((name) => name !== undefined))];
}
