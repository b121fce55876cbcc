import { createContext, useContext } from 'react';
import type { CommandId } from './editor-command.ts';

/** Runs a command of the table. */
export type RunCommand = (id: CommandId) => void;

/** Runs the commands of the surrounding editor. */
export const CommandContext = createContext<RunCommand | null>(null);

/**
 * Returns the function that runs the commands of the surrounding editor.
 * @throws Error outside of an editor
 */
export function useRunCommand(): RunCommand {
  const run = useContext(CommandContext);
  if (!run) throw new Error('This component must be rendered inside a template editor.');
  return run;
}
