import type { Field, Template } from 'configurator-core';
import { applied, type CommandResult, type FieldPlace, refuse } from '../command.ts';
import { findField, findGroup, withFields } from '../find-field.ts';
import { insertAt, isPlace, removeAt } from '../list-edits.ts';

/** Adds a field at a place of a group. */
export function addField(template: Template, field: Field, to: FieldPlace): CommandResult {
  const group = findGroup(template, to.groupId);
  if (!group) return refuse('not_found', to.groupId);
  if (findField(template, field.id)) return refuse('already_exists', field.id);
  if (!isPlace(to.index, group.fields.length)) return refuse('index_out_of_range', to.index);
  return applied(
    withFields(template, to.groupId, (fields) => insertAt(fields, to.index, field)),
    { type: 'remove-field', fieldId: field.id },
  );
}

/** Removes a field. */
export function removeField(template: Template, fieldId: string): CommandResult {
  const found = findField(template, fieldId);
  if (!found) return refuse('not_found', fieldId);
  return applied(
    withFields(template, found.place.groupId, (fields) => removeAt(fields, found.place.index)),
    { type: 'add-field', field: found.field, to: found.place },
  );
}

/** Moves a field, within its group or to another one, so that it stands at `to` afterwards. */
export function moveField(template: Template, fieldId: string, to: FieldPlace): CommandResult {
  const found = findField(template, fieldId);
  if (!found) return refuse('not_found', fieldId);
  const without = withFields(template, found.place.groupId, (fields) => removeAt(fields, found.place.index));
  const group = findGroup(without, to.groupId);
  if (!group) return refuse('not_found', to.groupId);
  if (!isPlace(to.index, group.fields.length)) return refuse('index_out_of_range', to.index);
  return applied(
    withFields(without, to.groupId, (fields) => insertAt(fields, to.index, found.field)),
    { type: 'move-field', fieldId, to: found.place },
  );
}

/** Replaces what a field says; its id and place stay. */
export function updateField(template: Template, fieldId: string, field: Field): CommandResult {
  const found = findField(template, fieldId);
  if (!found) return refuse('not_found', fieldId);
  return applied(
    withFields(template, found.place.groupId, (fields) =>
      fields.map((current) => (current.id === fieldId ? { ...field, id: fieldId } : current)),
    ),
    { type: 'update-field', fieldId, field: found.field },
  );
}
