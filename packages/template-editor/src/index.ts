export { applyCommand } from './document/apply-command.ts';
export type { Applied, Command, CommandError, CommandResult, FieldPlace } from './document/command.ts';
export { type History, perform, redo, startHistory, undo } from './document/history.ts';
