import type { Field, Group, Section, Template } from 'configurator-core';
import type { ElementKind, Elements } from './element.ts';

/** The children of one kind in one parent. */
export interface ElementList<K extends ElementKind> {
  readonly parentId: string | null;
  readonly items: readonly Elements[K][];
}

/** Changes the children of a parent. Returns the same list if they stay. */
type ItemsChange<K extends ElementKind> = (
  items: readonly Elements[K][],
  parentId: string | null,
) => readonly Elements[K][];

/** Reads and writes the elements of one kind. */
interface KindAccess<K extends ElementKind> {
  readonly lists: (template: Template) => readonly ElementList<K>[];
  /** Returns the template with changed lists of children; everything else keeps its identity. */
  readonly mapItems: (template: Template, change: ItemsChange<K>) => Template;
  /** Returns an element's own properties with the id and the children of `current`. */
  readonly withOwnChildren: (element: Elements[K], current: Elements[K]) => Elements[K];
  /** Returns an element without its children, whose validity does not depend on it. */
  readonly alone: (element: Elements[K]) => Elements[K];
}

function replaceWhere<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  let isChanged = false;
  const next = list.map((item) => {
    const changed = change(item);
    isChanged ||= changed !== item;
    return changed;
  });
  return isChanged ? next : list;
}

function mapGroups(template: Template, change: (group: Group) => Group): Template {
  const sections = replaceWhere(template.sections, (section) => {
    const groups = replaceWhere(section.groups, change);
    return groups === section.groups ? section : { ...section, groups };
  });
  return sections === template.sections ? template : { ...template, sections };
}

const groupsOf = (template: Template): readonly Group[] => template.sections.flatMap((section) => section.groups);

/** The fields of a template, as a list and by reference. */
interface FieldIndex {
  readonly fields: readonly Field[];
  /** Fields by id and name. The first of two fields with the same name wins, and a name wins over an equal id. */
  readonly byReference: ReadonlyMap<string, Field>;
}

// Cacheable, since templates are immutable. Otherwise formatting 500 rules would scan all fields for each term.
const indexes = new WeakMap<Template, FieldIndex>();

function indexOf(template: Template): FieldIndex {
  const known = indexes.get(template);
  if (known) return known;
  const fields = groupsOf(template).flatMap((group) => group.fields);
  const last = fields.toReversed();
  const byReference = new Map([
    ...last.map((field) => [field.id, field] as const),
    ...last.map((field) => [field.name, field] as const),
  ]);
  const index = { fields, byReference };
  indexes.set(template, index);
  return index;
}

/** Returns all fields of a template, in template order. */
export function fieldsOf(template: Template): readonly Field[] {
  return indexOf(template).fields;
}

/** Finds a field by name or id. */
export function findField(template: Template, reference: string): Field | undefined {
  return indexOf(template).byReference.get(reference);
}

const access: { readonly [K in ElementKind]: KindAccess<K> } = {
  section: {
    lists: (template) => [{ parentId: null, items: template.sections }],
    mapItems: (template, change) => {
      const sections = change(template.sections, null);
      return sections === template.sections ? template : { ...template, sections };
    },
    withOwnChildren: (section, current) => ({ ...section, id: current.id, groups: current.groups }),
    alone: (section) => ({ ...section, groups: [] }),
  },
  group: {
    lists: (template) => template.sections.map(({ id, groups }) => ({ parentId: id, items: groups })),
    mapItems: (template, change) => {
      const sections = replaceWhere(template.sections, (section: Section) => {
        const groups = change(section.groups, section.id);
        return groups === section.groups ? section : { ...section, groups };
      });
      return sections === template.sections ? template : { ...template, sections };
    },
    withOwnChildren: (group, current) => ({ ...group, id: current.id, fields: current.fields }),
    alone: (group) => ({ ...group, fields: [] }),
  },
  field: {
    lists: (template) => groupsOf(template).map(({ id, fields }) => ({ parentId: id, items: fields })),
    mapItems: (template, change) =>
      mapGroups(template, (group) => {
        const fields = change(group.fields, group.id);
        return fields === group.fields ? group : { ...group, fields };
      }),
    // The choices of a host field type are derived from the field's options and are not children.
    withOwnChildren: (field, current) => {
      const { options } = field.base ? field : (current.base?.written ?? current);
      return { ...field, id: current.id, options };
    },
    // The settings of a field may depend on its options.
    alone: (field) => field,
  },
  option: {
    lists: (template) => fieldsOf(template).map(({ id, options }) => ({ parentId: id, items: options })),
    mapItems: (template, change) =>
      mapGroups(template, (group) => {
        const fields = replaceWhere(group.fields, (field) => {
          const options = change(field.options, field.id);
          return options === field.options ? field : { ...field, options };
        });
        return fields === group.fields ? group : { ...group, fields };
      }),
    withOwnChildren: (option, current) => ({ ...option, id: current.id }),
    alone: (option) => option,
  },
  price_rule: {
    lists: (template) => [{ parentId: null, items: template.priceRules }],
    mapItems: (template, change) => {
      const priceRules = change(template.priceRules, null);
      return priceRules === template.priceRules ? template : { ...template, priceRules };
    },
    withOwnChildren: (rule, current) => ({ ...rule, id: current.id }),
    alone: (rule) => rule,
  },
};

/** Returns the template with the children of one parent replaced; everything else keeps its identity. */
export function withItems<K extends ElementKind>(
  template: Template,
  kind: K,
  parentId: string | null,
  items: readonly Elements[K][],
): Template {
  return accessTo(kind).mapItems(template, (before, id) => (id === parentId ? items : before));
}

/** Returns the access to the elements of one kind. */
export function accessTo<K extends ElementKind>(kind: K): KindAccess<K> {
  return access[kind];
}
