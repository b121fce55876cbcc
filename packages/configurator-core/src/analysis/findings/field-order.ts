import type { Computation } from '../../contract/conditions/computation.schema.ts';
import type { Condition } from '../../contract/conditions/condition.ts';
import type { Field, Template } from '../../contract/template/template.ts';
import { valueKindOf } from '../../field-types/registry.ts';
import { namesOf, referenceFinder } from './references.ts';
import { type FieldPlace, fieldPlaces } from './template-elements.ts';

/** A field and the names of the fields that its visibility, options and computed value depend on. */
export interface OrderedField {
  readonly place: FieldPlace;
  readonly reads: readonly string[];
  /** The inputs of a computed value; empty for every other field. */
  readonly inputs: readonly string[];
}

/** The conditions that a field's value depends on: of its section, its group, itself and its options. */
function conditionsOf({ section, group, field }: FieldPlace): readonly (Condition | null)[] {
  return [section.condition, group.condition, field.condition, ...field.options.map((option) => option.condition)];
}

/** Returns the computation of a derived field, or null for a field that is typed or chosen. */
export function computationOf(field: Field): Computation | null {
  return valueKindOf(field).isDerived ? field.computed : null;
}

/** Returns the direct dependencies of every field, in template order. */
export function fieldReads(template: Template): readonly OrderedField[] {
  const { ofCondition, ofLogic } = referenceFinder(template);
  return fieldPlaces(template).map((place) => {
    const references = conditionsOf(place).flatMap((condition) => ofCondition(condition, []));
    const inputs = computationOf(place.field) === null ? [] : ofLogic(place.field.computed?.logic, []);
    return { place, reads: namesOf([...references, ...inputs]), inputs: namesOf(inputs) };
  });
}

/**
 * Returns the fields sorted so that each comes after the fields it reads. Expects no cycle, and would cut one at an
 * arbitrary place.
 */
export function fieldOrder(template: Template): readonly OrderedField[] {
  const byName = new Map(fieldReads(template).map((entry) => [entry.place.field.name, entry]));
  const ordered: OrderedField[] = [];
  const seen = new Set<string>();
  for (const start of byName.keys()) {
    const stack: { name: string; next: number }[] = [{ name: start, next: 0 }];
    while (stack.length > 0) {
      const top = stack.at(-1);
      const entry = top && byName.get(top.name);
      if (top === undefined || entry === undefined || (top.next === 0 && seen.has(top.name))) {
        stack.pop();
        continue;
      }
      seen.add(top.name);
      const read = entry.reads[top.next];
      top.next += 1;
      if (read === undefined) {
        ordered.push(entry);
        stack.pop();
      } else if (!seen.has(read)) {
        stack.push({ name: read, next: 0 });
      }
    }
  }
  return ordered;
}
