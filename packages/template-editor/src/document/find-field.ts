import type { Field, Group, Template } from 'configurator-core';
import type { FieldPlace } from './command.ts';

/** A field with the place where it stands. */
export interface FoundField {
  field: Field;
  place: FieldPlace;
}

/** Finds a field by its id. */
export function findField(template: Template, fieldId: string): FoundField | undefined {
  for (const group of template.sections.flatMap((section) => section.groups)) {
    const index = group.fields.findIndex((field) => field.id === fieldId);
    const field = group.fields[index];
    if (field) return { field, place: { groupId: group.id, index } };
  }
  return undefined;
}

/** Finds a group by its id. */
export function findGroup(template: Template, groupId: string): Group | undefined {
  return template.sections.flatMap((section) => section.groups).find((group) => group.id === groupId);
}

/** The template with other fields in one group; everything else keeps its identity. */
export function withFields(
  template: Template,
  groupId: string,
  change: (fields: readonly Field[]) => readonly Field[],
): Template {
  return {
    ...template,
    sections: template.sections.map((section) =>
      section.groups.some((group) => group.id === groupId)
        ? {
            ...section,
            groups: section.groups.map((group) =>
              group.id === groupId ? { ...group, fields: change(group.fields) } : group,
            ),
          }
        : section,
    ),
  };
}
