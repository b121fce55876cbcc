export { applyCommand } from './document/apply-command.ts';
export type { Applied, Command, CommandError, CommandResult, TemplateDetails } from './document/command.ts';
export type { ElementKind, ElementRef, Elements, Part, Place } from './document/element.ts';
export { type History, perform, redo, seal, startHistory, undo } from './document/history.ts';
