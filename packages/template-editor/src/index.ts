export { applyCommand } from './document/apply-command.ts';
export type { Applied, Command, CommandError, CommandResult, TemplateDetails } from './document/command.ts';
export type { ElementKind, ElementRef, Elements, Part, Place } from './document/element.ts';
export { type History, perform, redo, seal, startHistory, undo } from './document/history.ts';
export type { Recovered } from './editor/recovered-notice.tsx';
export type { SaveReply, SaveRequest } from './editor/save-reply.ts';
export { TemplateEditor, type TemplateEditorProps } from './editor/template-editor.tsx';
export type { TemplateUsage, VersionEntry, VersionSource } from './versions/version-source.ts';
