import { type CreateId, copyParts, type Field, type Template } from 'configurator-core';
import type { Part } from '../element.ts';
import { fieldNames, freeName } from './new-elements.ts';

function fieldsIn({ kind, element }: Part) {
  if (kind === 'section') return element.groups.flatMap((group) => group.fields);
  if (kind === 'group') return element.fields;
  return kind === 'field' ? [element] : [];
}

/**
 * Returns copies of parts that can be inserted into a template, with new ids and unused field names. Rules, comparisons
 * and descriptions that name a copied field name its copy.
 */
export function freshCopies(template: Template, parts: readonly Part[], createId: CreateId): readonly Part[] {
  const taken = new Set(fieldNames(template));
  const names = new Map<Field, string>();
  for (const field of parts.flatMap(fieldsIn)) {
    const name = freeName(field.name, taken);
    taken.add(name);
    names.set(field, name);
  }
  return copyParts(parts, { createId, nameOf: (field) => names.get(field) ?? field.name });
}

/** Gives a copied option a value unused by its siblings and clears its default flag. */
export function withUniqueValue(part: Part, values: ReadonlySet<string>): Part {
  if (part.kind !== 'option') return part;
  return {
    kind: 'option',
    element: { ...part.element, value: freeName(part.element.value, values), isDefault: false },
  };
}
