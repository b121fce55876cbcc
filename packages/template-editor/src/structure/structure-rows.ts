import type { Template } from 'configurator-core';
import type { Part } from '../document/element.ts';
import { rowKey } from '../document/element.ts';

/** One row of the structure tree. */
export interface StructureRow {
  /** Key of the row: `field:<id>`. */
  readonly key: string;
  readonly id: string;
  readonly part: RowPart;
  /** Counted from 1. */
  readonly level: number;
  readonly place: { readonly parentId: string | null; readonly index: number };
  /** Number of siblings, including itself. */
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isExpanded: boolean;
}

type RowPart = Exclude<Part, { kind: 'price_rule' }>;

/**
 * Returns the tree as rows. Sections and groups are expanded and fields collapsed, unless `toggled` has their key.
 */
export function structureRows(template: Template, toggled: ReadonlySet<string>): readonly StructureRow[] {
  const rows: StructureRow[] = [];
  const add = (
    part: RowPart,
    level: number,
    parentId: string | null,
    index: number,
    siblings: number,
    children: number,
  ): boolean => {
    const key = rowKey({ kind: part.kind, id: part.element.id });
    const isExpanded = children > 0 && (part.kind === 'field') === toggled.has(key);
    const place = { parentId, index };
    rows.push({ key, id: part.element.id, part, level, place, siblings, hasChildren: children > 0, isExpanded });
    return isExpanded;
  };
  const { sections } = template;
  sections.forEach((section, sectionIndex) => {
    const { groups } = section;
    if (!add({ kind: 'section', element: section }, 1, null, sectionIndex, sections.length, groups.length)) return;
    groups.forEach((group, groupIndex) => {
      const { fields } = group;
      if (!add({ kind: 'group', element: group }, 2, section.id, groupIndex, groups.length, fields.length)) return;
      fields.forEach((field, fieldIndex) => {
        // The choices of a host field type are not editable parts.
        const options = field.base ? [] : field.options;
        if (!add({ kind: 'field', element: field }, 3, group.id, fieldIndex, fields.length, options.length)) return;
        options.forEach((option, index) => {
          add({ kind: 'option', element: option }, 4, field.id, index, options.length, 0);
        });
      });
    });
  });
  return rows;
}
