// A server component of React may render what this entry exports; without the line, Next.js runs it as server code.
'use client';

export type { CommentSource, NewComment, PendingComment, TemplateComment } from './comments/comment-source.ts';
export { Button } from './controls/buttons.tsx';
export { CheckControl, SelectControl } from './controls/choice-controls.tsx';
export { NumberControl } from './controls/number-control.tsx';
export { TextControl } from './controls/text-control.tsx';
export { applyCommand } from './document/edits/apply-command.ts';
export type { Applied, Command, CommandError, CommandResult, TemplateDetails } from './document/edits/command.ts';
export { closeUndoStep, type History, perform, redo, startHistory, undo } from './document/edits/history.ts';
export type { ElementKind, ElementRef, Elements, Part, Place } from './document/element.ts';
export type { DraftEntry, DraftSource } from './drafts/draft-source.ts';
export type { Recovered } from './editor/recovered-notice.tsx';
export type { SaveReply, SaveRequest, StoredVersion } from './editor/save-reply.ts';
export { TemplateEditor, type TemplateEditorProps } from './editor/template-editor.tsx';
export type { PresenceSource, TemplateHold, TemplateHolder } from './presence/presence-source.ts';
export type { FieldOptionsProps, FieldTypeTexts, HostFieldType } from './store/host-field-type.ts';
export type { HostMaterial, StoredPicture, UploadControl, UploadPicture } from './store/host-pictures.ts';
export type { ConfiguratorType } from './store/host-products.ts';
export type { Language } from './texts/editor-languages.ts';
export type { EditorTexts } from './texts/editor-texts.ts';
export { englishEditorTexts } from './texts/english-editor-texts.ts';
export { germanEditorTexts } from './texts/german-editor-texts.ts';
export type { TemplateUsage, VersionEntry, VersionSource } from './versions/version-source.ts';
