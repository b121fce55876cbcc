import { isSameJson, type Result, type Template } from 'configurator-core';
import { applyCommand } from './apply-command.ts';
import type { Command, CommandError } from './command.ts';

/** One undo step. */
interface Step {
  readonly command: Command;
  /** Label shown to the admin: `Move field “Lining”`. */
  readonly label: string;
  /** Consecutive steps with the same key are merged, such as keystrokes in one control. */
  readonly mergeKey: string | null;
  /** The template before it. */
  readonly before: Template;
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

/**
 * Applies a command and clears the redo stack. A command that changes nothing leaves no undo step, and neither do merged
 * commands that end where they began, such as a letter that is typed and deleted.
 */
export function perform(
  history: History,
  command: Command,
  { label = '', mergeKey = null }: PerformOptions = {},
): Result<History, CommandError> {
  const result = applyCommand(history.template, command);
  if (!result.ok) return result;
  const { template, inverse } = result.value;
  const before = history.template;
  if (isSameJson(template, before)) return { ok: true, value: history };
  const last = history.undos.at(-1);
  if (mergeKey === null || last?.mergeKey !== mergeKey) {
    const undos = [...history.undos, { command: inverse, label, mergeKey, before }];
    return { ok: true, value: { template, undos, redos: [] } };
  }
  if (isSameJson(template, last.before)) {
    return { ok: true, value: { template: last.before, undos: history.undos.slice(0, -1), redos: [] } };
  }
  // The inverse of the first merged step restores the state before all of them.
  return { ok: true, value: { ...history, template, redos: [] } };
}

/** Ends merging: the next keystroke starts a new step. */
export function closeUndoStep(history: History): History {
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
    back: { command: result.value.inverse, label: last.label, mergeKey: null, before: template },
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
