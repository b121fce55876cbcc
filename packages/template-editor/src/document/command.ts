import type { Field, Result, Section, Template } from 'configurator-core';

/** Where a field stands: its group and its place in it, counted from 0. */
export interface FieldPlace {
  groupId: string;
  index: number;
}

/** One change of a template, as plain JSON. Applying it yields the command that takes it back. */
export type Command =
  | { type: 'add-section'; section: Section; index: number }
  | { type: 'remove-section'; sectionId: string }
  | { type: 'move-section'; sectionId: string; index: number }
  | { type: 'add-field'; field: Field; to: FieldPlace }
  | { type: 'remove-field'; fieldId: string }
  | { type: 'move-field'; fieldId: string; to: FieldPlace }
  | { type: 'update-field'; fieldId: string; field: Field };

/** Why a command cannot be applied to this template. */
export interface CommandError {
  code: 'not_found' | 'already_exists' | 'index_out_of_range';
  /** The id or the index that does not fit. */
  subject: string;
}

/** The template after a command, and the command that restores the one before. */
export interface Applied {
  template: Template;
  inverse: Command;
}

export type CommandResult = Result<Applied, CommandError>;

/** A command that cannot be applied. */
export function refuse(code: CommandError['code'], subject: string | number): CommandResult {
  return { ok: false, error: { code, subject: String(subject) } };
}

/** A command that was applied. */
export function applied(template: Template, inverse: Command): CommandResult {
  return { ok: true, value: { template, inverse } };
}
