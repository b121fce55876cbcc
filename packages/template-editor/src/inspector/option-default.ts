import type { Field, Option } from 'configurator-core';
import type { Command } from '../document/edits/command.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';

/** Returns the command that sets or clears an option's default flag. In a single choice, other defaults are cleared. */
export function defaultCommand(field: Field, option: Option, isDefault: boolean): Command {
  const set = (of: Option, value: boolean): Command => ({
    type: 'update',
    id: of.id,
    part: { kind: 'option', element: { ...of, isDefault: value } },
  });
  const isOne = fieldTypeEditor(field.type).optionChoice(field) === 'one';
  const others = isOne && isDefault ? field.options.filter((other) => other.id !== option.id && other.isDefault) : [];
  return { type: 'batch', commands: [...others.map((other) => set(other, false)), set(option, isDefault)] };
}
