import { type Field, renameReferences, type Template } from 'configurator-core';
import type { ElementKind, Elements, Part } from '../element.ts';
import { partOf } from '../find.ts';
import { type CreateId, fieldNames, freeName } from './new-elements.ts';

/** New names of the copied fields. */
type NewNames = ReadonlyMap<Field, string>;

function fieldsIn({ kind, element }: Part) {
  if (kind === 'section') return element.groups.flatMap((group) => group.fields);
  if (kind === 'group') return element.fields;
  return kind === 'field' ? [element] : [];
}

function copyField(field: Field, createId: CreateId, names: NewNames): Field {
  return {
    ...field,
    id: createId(),
    name: names.get(field) ?? field.name,
    options: field.options.map((option) => ({ ...option, id: createId() })),
  };
}

function copyGroup(group: Elements['group'], createId: CreateId, names: NewNames): Elements['group'] {
  return { ...group, id: createId(), fields: group.fields.map((field) => copyField(field, createId, names)) };
}

/** Returns a part with new ids and field names. Its rules still read the original. */
function copyPart(part: Part, createId: CreateId, names: NewNames): Part {
  switch (part.kind) {
    case 'section': {
      const groups = part.element.groups.map((group) => copyGroup(group, createId, names));
      return { kind: 'section', element: { ...part.element, id: createId(), groups } };
    }
    case 'group':
      return { kind: 'group', element: copyGroup(part.element, createId, names) };
    case 'field':
      return { kind: 'field', element: copyField(part.element, createId, names) };
    case 'option':
      return { kind: 'option', element: { ...part.element, id: createId() } };
    case 'price_rule':
      return { kind: 'price_rule', element: { ...part.element, id: createId() } };
    default:
      return part satisfies never;
  }
}

function withNewReferences<K extends ElementKind>(kind: K, element: Elements[K], names: NewNames): Part {
  // From the last: a new name is never the old name of an earlier field, so no reference is replaced twice.
  const renames = [...names].reverse();
  return partOf(
    kind,
    renames.reduce((copy, [field, name]) => renameReferences(kind, copy, field, name), element),
  );
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
  return parts
    .map((part) => copyPart(part, createId, names))
    .map(({ kind, element }) => withNewReferences(kind, element, names));
}

/** Gives a copied option a value unused by its siblings and clears its default flag. */
export function withUniqueValue(part: Part, values: ReadonlySet<string>): Part {
  if (part.kind !== 'option') return part;
  return {
    kind: 'option',
    element: { ...part.element, value: freeName(part.element.value, values), isDefault: false },
  };
}
