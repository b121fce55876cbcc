import type { Section, Template } from 'configurator-core';
import { applied, type CommandResult, refuse } from '../command.ts';
import { insertAt, isPlace, removeAt } from '../list-edits.ts';

/** Adds a section at a place. */
export function addSection(template: Template, section: Section, index: number): CommandResult {
  if (template.sections.some(({ id }) => id === section.id)) return refuse('already_exists', section.id);
  if (!isPlace(index, template.sections.length)) return refuse('index_out_of_range', index);
  return applied(
    { ...template, sections: insertAt(template.sections, index, section) },
    { type: 'remove-section', sectionId: section.id },
  );
}

/** Removes a section with all it holds. */
export function removeSection(template: Template, sectionId: string): CommandResult {
  const index = template.sections.findIndex(({ id }) => id === sectionId);
  const section = template.sections[index];
  if (!section) return refuse('not_found', sectionId);
  return applied(
    { ...template, sections: removeAt(template.sections, index) },
    { type: 'add-section', section, index },
  );
}

/** Moves a section so that it stands at `index` afterwards. */
export function moveSection(template: Template, sectionId: string, index: number): CommandResult {
  const from = template.sections.findIndex(({ id }) => id === sectionId);
  const section = template.sections[from];
  if (!section) return refuse('not_found', sectionId);
  if (!isPlace(index, template.sections.length - 1)) return refuse('index_out_of_range', index);
  return applied(
    { ...template, sections: insertAt(removeAt(template.sections, from), index, section) },
    { type: 'move-section', sectionId, index: from },
  );
}
