import type { Template, TemplatePath } from 'configurator-core';
import type { ElementKind, ElementRef, Elements, Part, Place } from './element.ts';
import { accessTo, type ElementList } from './lists.ts';

/** An element with its position. */
export interface Found<K extends ElementKind> {
  readonly element: Elements[K];
  readonly place: Place;
  readonly siblings: readonly Elements[K][];
}

/** The elements of a template by id, for each kind. Of elements with the same id, the first counts. */
type ElementIndex = { [K in ElementKind]?: ReadonlyMap<string, Found<K>> };

// Cacheable, since templates are immutable. A kind is indexed when it is searched for the second time: most commands
// search a template once, and then an index would take longer than the search.
const indexes = new WeakMap<Template, ElementIndex>();
const searched = new WeakMap<Template, Set<ElementKind>>();

function indexElements<K extends ElementKind>(template: Template, kind: K): ReadonlyMap<string, Found<K>> {
  const found = new Map<string, Found<K>>();
  for (const { parentId, items } of accessTo(kind).lists(template)) {
    for (const [index, element] of items.entries()) {
      if (!found.has(element.id)) found.set(element.id, { element, place: { parentId, index }, siblings: items });
    }
  }
  return found;
}

/** Finds an element by kind and id. */
export function findElement<K extends ElementKind>(template: Template, kind: K, id: string): Found<K> | undefined {
  const known = indexes.get(template)?.[kind];
  if (known) return known.get(id);
  const kinds = searched.get(template) ?? new Set();
  searched.set(template, kinds);
  if (kinds.has(kind)) {
    const index = indexElements(template, kind);
    indexes.set(template, { ...indexes.get(template), [kind]: index });
    return index.get(id);
  }
  kinds.add(kind);
  for (const { parentId, items } of accessTo(kind).lists(template)) {
    const index = items.findIndex((item) => item.id === id);
    const element = items[index];
    if (element !== undefined) return { element, place: { parentId, index }, siblings: items };
  }
  return undefined;
}

/** Finds the list of a kind in a parent. */
export function findList<K extends ElementKind>(
  template: Template,
  kind: K,
  parentId: string | null,
): ElementList<K> | undefined {
  return accessTo(kind)
    .lists(template)
    .find((list) => list.parentId === parentId);
}

/** Finds an element and returns it with its kind. */
export function findPart(template: Template, ref: ElementRef): Part | undefined {
  const found = findElement(template, ref.kind, ref.id);
  return found && partOf(ref.kind, found.element);
}

/** Joins a kind and an element of that kind. */
export function partOf<K extends ElementKind>(kind: K, element: Elements[K]): Part {
  // The generic pair is one of Part's pairs, but TypeScript cannot infer that through a type parameter.
  return { kind, element } as Part;
}

/** Returns the innermost element on a path of the engine: the group for `['sections', 0, 'groups', 1, 'title']`. */
export function refAt(template: Template, path: TemplatePath): ElementRef | null {
  const [list, first, , second, , third, , fourth] = path;
  const at = <T>(items: readonly T[] | undefined, place: string | number | undefined) =>
    typeof place === 'number' ? items?.[place] : undefined;
  if (list === 'price_rules') {
    const rule = at(template.priceRules, first);
    return rule ? { kind: 'price_rule', id: rule.id } : null;
  }
  const section = list === 'sections' ? at(template.sections, first) : undefined;
  const group = at(section?.groups, second);
  const field = at(group?.fields, third);
  const option = at(field?.options, fourth);
  // The choices of a host field type are edited through their field.
  if (option && !field?.base) return { kind: 'option', id: option.id };
  if (field) return { kind: 'field', id: field.id };
  if (group) return { kind: 'group', id: group.id };
  return section ? { kind: 'section', id: section.id } : null;
}

/** Returns the id of the section that contains an element; null for price rules. */
export function sectionIdOf(template: Template, ref: ElementRef): string | null {
  if (ref.kind === 'price_rule') return null;
  const has = (id: string) => id === ref.id;
  const section = template.sections.find(({ id, groups }) =>
    ref.kind === 'section'
      ? has(id)
      : groups.some((group) =>
          ref.kind === 'group'
            ? has(group.id)
            : group.fields.some((field) =>
                ref.kind === 'field' ? has(field.id) : field.options.some((option) => has(option.id)),
              ),
        ),
  );
  return section?.id ?? null;
}
