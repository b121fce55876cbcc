import type { Result, Template } from 'configurator-core';
import { applyCommand } from './apply-command.ts';
import type { Command, CommandError } from './command.ts';

/** One undo step. */
interface Step {
  readonly command: Command;
  /** Label shown to the admin: `Move field “Lining”`. */
  readonly label: string;
  /** Consecutive steps with the same key are merged, such as keystrokes in one control. */
  readonly mergeKey: string | null;
}

/** A template with its undo and redo stacks. */
export interface History {
  readonly template: Template;
  /** Inverse commands, latest last. */
  readonly undos: readonly Step[];
  /** Undone commands, next to redo last. */
  readonly redos: readonly Step[];
}

/** Label and merge key of an undo step. */
export interface PerformOptions {
  readonly label?: string;
  readonly mergeKey?: string | null;
}

/** Returns an empty history of a template. */
export function startHistory(template: Template): History {
  return { template, undos: [], redos: [] };
}

/** Applies a command and clears the redo stack. */
export function perform(
  history: History,
  command: Command,
  { label = '', mergeKey = null }: PerformOptions = {},
): Result<History, CommandError> {
  const result = applyCommand(history.template, command);
  if (!result.ok) return result;
  const { template, inverse } = result.value;
  const last = history.undos.at(-1);
  // The inverse of the first merged step restores the state before all of them.
  if (mergeKey !== null && last?.mergeKey === mergeKey) return { ok: true, value: { ...history, template, redos: [] } };
  return { ok: true, value: { template, undos: [...history.undos, { command: inverse, label, mergeKey }], redos: [] } };
}

/** Ends merging: the next keystroke starts a new step. */
export function seal(history: History): History {
  const last = history.undos.at(-1);
  if (!last || last.mergeKey === null) return history;
  return { ...history, undos: [...history.undos.slice(0, -1), { ...last, mergeKey: null }] };
}

function step(template: Template, steps: readonly Step[]) {
  const last = steps.at(-1);
  const result = last && applyCommand(template, last.command);
  if (!last || !result?.ok) return undefined;
  return {
    template: result.value.template,
    back: { command: result.value.inverse, label: last.label, mergeKey: null },
    rest: steps.slice(0, -1),
  };
}

/** Undoes the latest command. Returns the same history if there is none. */
export function undo(history: History): History {
  const done = step(history.template, history.undos);
  return done ? { template: done.template, undos: done.rest, redos: [...history.redos, done.back] } : history;
}

/** Redoes the last undone command. Returns the same history if there is none. */
export function redo(history: History): History {
  const done = step(history.template, history.redos);
  return done ? { template: done.template, undos: [...history.undos, done.back], redos: done.rest } : history;
}
