import type { Rule } from '../../contract/conditions/condition.ts';
import type { Field } from '../../contract/template/template.ts';
import { parseNumber } from '../../field-types/values/comparison.ts';
import { computationOf, type OrderedField } from '../findings/field-order.ts';
import { numbersIn } from '../numbers/amount-span.ts';
import { holdsNumber } from './computed-splits.ts';

/** Limit of marks, because each adds a class to examine. */
export const MAX_MARKS = 250;

/**
 * Finds the numbers computed from several number fields, with the numbers they are compared with. Of computed numbers
 * that share a number field, uses only the first, because classes of two of them are not checked for compatibility.
 * @param rulesOf the rules about a field, by name
 * @param literalsOf numbers that prices compare a computed value with
 * @returns ascending numbers by the name of the computed field
 */
export function formMarks(
  ordered: readonly OrderedField[],
  rulesOf: (name: string) => readonly Rule[],
  literalsOf: (field: Field) => readonly number[],
): ReadonlyMap<string, readonly number[]> {
  const numberFields = new Set(ordered.filter(holdsNumber).map(({ place }) => place.field.name));
  const taken = new Set<string>();
  const marks = new Map<string, readonly number[]>();
  for (const { place, inputs } of ordered) {
    const { field } = place;
    const numbers = inputs.filter((name) => numberFields.has(name));
    if (computationOf(field)?.result !== 'number' || numbers.length < 2) continue;
    const readers = ordered.filter((other) => other.inputs.includes(field.name));
    const found = new Set([
      ...rulesOf(field.name).flatMap(({ value }) => parseNumber(value) ?? []),
      ...literalsOf(field),
      ...readers.flatMap((reader) => numbersIn(computationOf(reader.place.field)?.logic)),
    ]);
    if (found.size === 0 || found.size > MAX_MARKS || numbers.some((name) => taken.has(name))) continue;
    for (const name of numbers) taken.add(name);
    marks.set(
      field.name,
      [...found].sort((a, b) => a - b),
    );
  }
  return marks;
}
