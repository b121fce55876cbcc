import type { Result, Template } from 'configurator-core';
import { applyCommand } from './apply-command.ts';
import type { Command, CommandError } from './command.ts';

/** One step that can be taken back. */
interface Step {
  readonly command: Command;
  /** What it did, for the person: `Move field “Lining”`. */
  readonly label: string;
  /** Steps in a row with the same key are one: the letters typed into one control. */
  readonly mergeKey: string | null;
}

/** A template with the commands that led to it and those that were taken back. */
export interface History {
  readonly template: Template;
  /** Inverses, the latest last. */
  readonly undos: readonly Step[];
  /** Commands taken back, the next to redo last. */
  readonly redos: readonly Step[];
}

/** A command in the history. */
export interface PerformOptions {
  readonly label?: string;
  readonly mergeKey?: string | null;
}

/** A history that begins with a template. */
export function startHistory(template: Template): History {
  return { template, undos: [], redos: [] };
}

/** Applies a command; what was taken back before can no longer be redone. */
export function perform(
  history: History,
  command: Command,
  { label = '', mergeKey = null }: PerformOptions = {},
): Result<History, CommandError> {
  const result = applyCommand(history.template, command);
  if (!result.ok) return result;
  const { template, inverse } = result.value;
  const last = history.undos.at(-1);
  // The inverse of the first of them restores what was there before all of them.
  if (mergeKey !== null && last?.mergeKey === mergeKey) return { ok: true, value: { ...history, template, redos: [] } };
  return { ok: true, value: { template, undos: [...history.undos, { command: inverse, label, mergeKey }], redos: [] } };
}

/** Ends a row of merged steps: what is typed next is a step of its own. */
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

/** Takes the latest command back; the same history where there is none. */
export function undo(history: History): History {
  const done = step(history.template, history.undos);
  return done ? { template: done.template, undos: done.rest, redos: [...history.redos, done.back] } : history;
}

/** Applies again what was taken back last; the same history where there is nothing. */
export function redo(history: History): History {
  const done = step(history.template, history.redos);
  return done ? { template: done.template, undos: [...history.undos, done.back], redos: done.rest } : history;
}
