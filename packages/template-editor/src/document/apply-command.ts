import type { Template } from 'configurator-core';
import type { Command, CommandResult } from './command.ts';
import { addField, moveField, removeField, updateField } from './commands/field-commands.ts';
import { addSection, moveSection, removeSection } from './commands/section-commands.ts';

/** Applies a command to a template. Refusals are values; neither the template nor the command is changed. */
export function applyCommand(template: Template, command: Command): CommandResult {
  switch (command.type) {
    case 'add-section':
      return addSection(template, command.section, command.index);
    case 'remove-section':
      return removeSection(template, command.sectionId);
    case 'move-section':
      return moveSection(template, command.sectionId, command.index);
    case 'add-field':
      return addField(template, command.field, command.to);
    case 'remove-field':
      return removeField(template, command.fieldId);
    case 'move-field':
      return moveField(template, command.fieldId, command.to);
    case 'update-field':
      return updateField(template, command.fieldId, command.field);
    default:
      return command satisfies never;
  }
}
