import type { Result, Template } from 'configurator-core';
import { applyCommand } from './apply-command.ts';
import type { Command, CommandError } from './command.ts';

/** A template with the commands that led to it and those that were taken back. */
export interface History {
  template: Template;
  /** Inverses, the latest last. */
  undos: readonly Command[];
  /** Commands taken back, the next to redo last. */
  redos: readonly Command[];
}

/** A history that begins with a template. */
export function startHistory(template: Template): History {
  return { template, undos: [], redos: [] };
}

/** Applies a command; what was taken back before can no longer be redone. */
export function perform(history: History, command: Command): Result<History, CommandError> {
  const result = applyCommand(history.template, command);
  if (!result.ok) return result;
  const { template, inverse } = result.value;
  return { ok: true, value: { template, undos: [...history.undos, inverse], redos: [] } };
}

function step(template: Template, commands: readonly Command[]) {
  const command = commands.at(-1);
  const result = command && applyCommand(template, command);
  return result?.ok ? { ...result.value, rest: commands.slice(0, -1) } : undefined;
}

/** Takes the latest command back; the same history where there is none. */
export function undo(history: History): History {
  const back = step(history.template, history.undos);
  return back ? { template: back.template, undos: back.rest, redos: [...history.redos, back.inverse] } : history;
}

/** Applies again what was taken back last; the same history where there is nothing. */
export function redo(history: History): History {
  const again = step(history.template, history.redos);
  return again ? { template: again.template, undos: [...history.undos, again.inverse], redos: again.rest } : history;
}
